import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface SearchSelectProps<Choice, Key extends QueryKey> extends Pick<
  SelectProps,
  'label' | 'aria-label' | 'placeholder' | 'description' | 'inputWrapperOrder' | 'error'
> {
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** Asks the server for what fits the typed words. */
  query: (keyword: string) => UseQueryOptions<Choice[], Error, Choice[], Key>;
  labelOf: (choice: Choice) => string;
  /** Said where nothing fits. */
  none: string;
  clearLabel: string;
  'data-autofocus'?: boolean;
}

const pauseMs = 250;
const fewestLetters = 2;

/** A choice among more than a list can hold: the server is asked once somebody stops typing. */
export function SearchSelect<Choice extends { id: number }, Key extends QueryKey>(
  props: SearchSelectProps<Choice, Key>,
) {
  const { chosen, onChoose, query, labelOf, none, clearLabel, ...field } = props;
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const isNew = asked.length >= fewestLetters && asked !== (chosen ? labelOf(chosen) : '');
  const { data: found = [], isFetching } = useQuery({
    ...query(asked),
    enabled: isNew,
    placeholderData: keepPreviousData,
  });
  const shown = isNew ? found : [];
  const choices = chosen && !shown.some((one) => one.id === chosen.id) ? [chosen, ...shown] : shown;
  return (
    <Select
      {...field}
      leftSection={<IconUserSearch size={17} stroke={1.7} aria-hidden />}
      data={choices.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => onChoose(choices.find((one) => String(one.id) === id) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      {...(isNew && !isFetching ? { nothingFoundMessage: none } : {})}
    />
  );
}
