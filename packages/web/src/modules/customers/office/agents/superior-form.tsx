import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { setSuperiorBody } from '@gangway/contract/customers/schemas.ts';
import { Select } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { possibleSuperiors } from './agent-tree.ts';

interface SuperiorFormProps {
  agent: Agent;
  agents: readonly Agent[];
  onSaved: () => void;
}

const nobody = 'nobody';

/** Puts somebody below an agent, or below nobody. */
export function SuperiorForm({ agent, agents, onSaved }: SuperiorFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const name = agent.realName || agent.username;
  const { form, frame } = useOfficeForm({
    initialValues: { superiorId: agent.superiorId === null ? nobody : String(agent.superiorId) },
    draft: null,
    schema: setSuperiorBody,
    toBody: ({ superiorId }) => ({ superiorId: superiorId === nobody ? null : Number(superiorId) }),
    save: async (body) => {
      const { superior } = await operate(customersCalls.setSuperior, { params: { id: agent.id }, body });
      showSuccess(
        superior ? t('agents.superiorDone', { name, superior }) : t('agents.superiorGone', { name }),
      );
      onSaved();
      await refreshCalls(client, customersCalls);
    },
  });
  return (
    <DrawerForm {...frame} submitLabel={t('agents.setSuperior')}>
      <Select
        label={t('field.superiorId')}
        description={t('agents.superiorText', { name })}
        data={[
          { value: nobody, label: t('agents.superiorNone') },
          ...possibleSuperiors(agents, agent.id).map((one) => ({
            value: String(one.id),
            label: [one.realName, one.username, t(`level.${one.level}`)].filter(Boolean).join(' · '),
          })),
        ]}
        searchable
        allowDeselect={false}
        data-autofocus
        nothingFoundMessage={t('table.noMatch')}
        {...form.getInputProps('superiorId')}
      />
    </DrawerForm>
  );
}
