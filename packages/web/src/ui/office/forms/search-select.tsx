import { Select, type SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type Icon, IconUserSearch } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

interface SearchSelectProps<Choice, Key extends QueryKey> extends Pick<
  SelectProps,
  | 'label'
  | 'aria-label'
  | 'placeholder'
  | 'description'
  | 'inputWrapperOrder'
  | 'error'
  | 'wrapperProps'
  | 'comboboxProps'
> {
  chosen: Choice | null;
  onChoose: (choice: Choice | null) => void;
  /** Asks the server for what fits the typed words. */
  query: (keyword: string) => UseQueryOptions<Choice[], Error, Choice[], Key>;
  labelOf: (choice: Choice) => string;
  /** Said where nothing fits. */
  none: string;
  clearLabel: string;
  icon?: Icon;
  /** How many letters are typed before the server is asked; with none it offers some as soon as the list opens. */
  fewestLetters?: number;
  'data-autofocus'?: boolean;
}

const pauseMs = 250;

/** A choice among more than a list can hold: the server is asked once somebody stops typing. */
export function SearchSelect<Choice extends { id: number | string }, Key extends QueryKey>(
  props: SearchSelectProps<Choice, Key>,
) {
  const { chosen, onChoose, query, labelOf, none, clearLabel, ...rest } = props;
  const { icon: FieldIcon = IconUserSearch, fewestLetters = 2, ...field } = rest;
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const isNew = asked.length >= fewestLetters && (chosen === null || asked !== labelOf(chosen));
  const { data: found = [], isFetching } = useQuery({
    ...query(asked),
    enabled: isNew && opened,
    placeholderData: keepPreviousData,
  });
  const shown = isNew ? found : [];
  const choices = chosen && !shown.some((one) => one.id === chosen.id) ? [chosen, ...shown] : shown;
  return (
    <Select
      {...field}
      leftSection={<FieldIcon size={17} stroke={1.7} aria-hidden />}
      data={choices.map((one) => ({ value: String(one.id), label: labelOf(one) }))}
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      value={chosen ? String(chosen.id) : null}
      onChange={(id) => onChoose(choices.find((one) => String(one.id) === id) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setOpened(true)}
      onDropdownClose={() => setOpened(false)}
      {...(isNew && !isFetching ? { nothingFoundMessage: none } : {})}
    />
  );
}
