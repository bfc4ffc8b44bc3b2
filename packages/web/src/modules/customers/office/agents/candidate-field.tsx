import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SearchSelect } from '#ui/office/forms/search-select.tsx';
import { customerLabel } from '../customer-label.ts';

interface CandidateFieldProps {
  candidate: Agent | null;
  onChoose: (candidate: Agent | null) => void;
}

/** Finds the customer who is to become an agent. */
export function CandidateField({ candidate, onChoose }: CandidateFieldProps) {
  const t = useTranslate();
  return (
    <SearchSelect
      label={t('column.customer')}
      placeholder={t('recharge.userHint')}
      data-autofocus
      chosen={candidate}
      onChoose={onChoose}
      query={(keyword) => callOptions(customersCalls.findCandidates, { body: { keyword } })}
      labelOf={customerLabel}
      none={t('recharge.userNone')}
      clearLabel={t('recharge.userClear')}
    />
  );
}
