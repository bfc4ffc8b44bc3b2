import type { Data } from '@gangway/contract/core/define-call.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { patternBody } from '@gangway/contract/sailings/schemas.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { PatternFields } from './pattern-fields.tsx';
import { PatternPreview } from './pattern-preview.tsx';
import { type PatternStart, patternOf, startValues } from './pattern-values.ts';

interface PatternFormProps {
  start: PatternStart;
  /** Told the first date on which a sailing was made. */
  onMade: (date: string) => void;
}

interface Preview {
  body: z.output<typeof patternBody>;
  result: Data<typeof sailingsCalls.makePattern>;
}

/** Makes sailings by pattern: says first what it would make and what is there, then makes it. */
export function PatternForm({ start, onMade }: PatternFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const { form, frame } = useOfficeForm({
    initialValues: startValues(start),
    draft: 'pattern',
    schema: patternBody,
    toBody: patternOf,
    save: async (body) => setPreview({ body, result: await operate(sailingsCalls.makePattern, { body }) }),
  });
  const write = useMutation({
    mutationFn: ({ body }: Preview) => operate(sailingsCalls.makePattern, { body: { ...body, write: true } }),
    onSuccess: async ({ created }) => {
      showSuccess(t('pattern.made', { count: created.length }));
      await refreshCalls(client, sailingsCalls);
      const [first] = created;
      onMade(first?.date ?? form.values.from ?? start.today);
    },
  });
  if (preview) {
    const count = preview.result.created.length;
    return (
      <DrawerForm
        onSubmit={(event) => {
          event.preventDefault();
          write.mutate(preview);
        }}
        saving={write.isPending}
        dirty={count > 0}
        readOnly={count === 0}
        submitLabel={t('pattern.make', { count })}
      >
        <PatternPreview result={preview.result} onChange={() => setPreview(null)} />
      </DrawerForm>
    );
  }
  return (
    <DrawerForm {...frame} dirty={form.isDirty()} submitLabel={t('action.preview')}>
      <PatternFields form={form} />
    </DrawerForm>
  );
}
