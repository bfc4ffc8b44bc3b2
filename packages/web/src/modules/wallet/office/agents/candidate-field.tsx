import { customersCalls } from '@gangway/contract/customers/calls.ts';
import type { Agent } from '@gangway/contract/customers/records.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';

interface CandidateFieldProps {
  candidate: Agent | null;
  onChoose: (candidate: Agent | null) => void;
}

/** Finds the customer who is to become an agent. */
export function CandidateField({ candidate, onChoose }: CandidateFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const isNew = asked.length >= 2 && asked !== (candidate ? label(candidate) : '');
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['agents', 'like', asked],
    queryFn: ({ signal }) =>
      callApi(customersCalls.findCandidates, { params: { keyword: asked } }, { signal }),
    enabled: isNew,
    placeholderData: keepPreviousData,
  });
  const shown = isNew ? found : [];
  const choices = candidate && !shown.some((one) => one.id === candidate.id) ? [candidate, ...shown] : shown;
  return (
    <Select
      label={t('column.customer')}
      placeholder={t('recharge.userHint')}
      leftSection={<IconUserSearch size={17} stroke={1.7} aria-hidden />}
      data={choices.map((one) => ({ value: String(one.id), label: label(one) }))}
      filter={({ options }) => options}
      searchable
      clearable
      data-autofocus
      clearButtonProps={{ 'aria-label': t('recharge.userClear') }}
      value={candidate ? String(candidate.id) : null}
      onChange={(id) => onChoose(choices.find((one) => String(one.id) === id) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(isNew && !isFetching ? { nothingFoundMessage: t('recharge.userNone') } : {})}
    />
  );
}

function label({ realName, username, phone }: Agent): string {
  return [realName, username, phone].filter((text) => text !== '').join(' · ');
}
