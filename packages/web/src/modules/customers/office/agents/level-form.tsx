import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { type CustomerLevel, setLevelBody } from '@gangway/contract/customers/schemas.ts';
import { Alert, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { refreshAgents } from './agent-queries.ts';
import { CandidateField } from './candidate-field.tsx';

interface LevelFormProps {
  /** Null when somebody is still to be chosen. */
  agent: Agent | null;
  level: CustomerLevel;
  onSaved: () => void;
}

/** Makes somebody a super agent, an agent or a normal user, and says first what that means. */
export function LevelForm({ agent: first, level, onSaved }: LevelFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [agent, setAgent] = useState(first);
  const { form, frame } = useOfficeForm({
    initialValues: { level, referenceCode: '' },
    draft: first && `level_${first.id}_${level}`,
    schema: setLevelBody,
    toBody: (values) => ({
      level: values.level,
      ...(values.referenceCode.trim() ? { referenceCode: values.referenceCode } : {}),
    }),
    save: async (body) => {
      const saved = await operate(customersCalls.setLevel, { params: { id: agent?.id ?? 0 }, body });
      showSuccess(t('agents.levelDone', { name: saved.realName, level: t(`level.${saved.level}`) }));
      onSaved();
      await refreshAgents(client);
    },
  });
  const wished = form.values.level;
  const asksCode = agent !== null && agent.referenceCode === null && wished !== 'normal';
  return (
    <DrawerForm
      {...frame}
      dirty={frame.dirty || agent !== first}
      disabled={agent === null}
      submitLabel={t(`agents.setAs.${wished}`)}
    >
      {first ? null : (
        <>
          <CandidateField candidate={agent} onChoose={setAgent} />
          <Stack gap={4}>
            <Text size="sm" fw={500}>
              {t('column.customerLevel')}
            </Text>
            <SegmentedControl
              aria-label={t('column.customerLevel')}
              data={(['agent', 'superAgent'] as const).map((value) => ({
                value,
                label: t(`level.${value}`),
              }))}
              value={wished}
              onChange={(value) => form.setFieldValue('level', value === 'superAgent' ? value : 'agent')}
            />
          </Stack>
        </>
      )}
      {agent ? (
        <Alert variant="light" color="navy" icon={<IconInfoCircle aria-hidden />}>
          {t(`agents.will.${wished}`, { name: agent.realName || agent.username })}
        </Alert>
      ) : null}
      {asksCode ? (
        <TextInput
          label={t('field.referenceCode')}
          description={t('agents.codeHint')}
          maxLength={20}
          autoComplete="off"
          {...form.getInputProps('referenceCode')}
        />
      ) : null}
    </DrawerForm>
  );
}
