import { legacyCalls } from '@gangway/contract/legacy/calls.ts';
import { type BaccaratShoe, openShoeBody } from '@gangway/contract/legacy/schemas.ts';
import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface ShoeFormProps {
  shoes: readonly BaccaratShoe[];
  /** The table that is on show, if any. */
  table: string;
  onOpened: (shoeId: number) => void;
}

/** Opens the next shoe of a table, or the first one of a new table. */
export function ShoeForm({ shoes, table, onOpened }: ShoeFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const wishKey = useWishKey();
  // A table is one, however its name is typed.
  const shoesAt = (name: string) =>
    shoes.filter((shoe) => shoe.table.toLowerCase() === name.trim().toLowerCase());
  const nextAt = (name: string) => Math.max(0, ...shoesAt(name).map(({ number }) => number)) + 1;
  const { form, frame } = useOfficeForm({
    initialValues: { table },
    draft: null,
    schema: openShoeBody,
    scope: 'baccarat',
    toBody: (values) => {
      const number = nextAt(values.table);
      return { key: wishKey([values.table.trim(), number].join()), table: values.table, number };
    },
    save: async (body) => {
      const { shoe } = await operate(legacyCalls.openShoe, { body });
      showSuccess(t('baccarat.opened', { table: shoe.table, shoe: shoe.number }));
      await refreshCalls(client, legacyCalls);
      onOpened(shoe.id);
    },
  });
  const name = form.values.table.trim();
  return (
    <DrawerForm {...frame} submitLabel={t('baccarat.openShoe')}>
      <TextInput
        label={t('field.baccarat.table')}
        description={t('baccarat.tableText')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        withAsterisk={false}
        maxLength={12}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('table')}
      />
      {name ? (
        <Text>{t('baccarat.willOpen', { table: shoesAt(name)[0]?.table ?? name, shoe: nextAt(name) })}</Text>
      ) : null}
    </DrawerForm>
  );
}
