import type { Icon } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { SearchSelect } from '../forms/search-select.tsx';

interface FilterSearchProps<Choice extends { id: number | string }, Key extends QueryKey> {
  label: string;
  icon: Icon;
  /** Its names are longer than those of other filters. */
  wide?: boolean;
  /** The id of the one that is chosen. */
  value: string | undefined;
  onChange: (value: string | null) => void;
  /** Asks the server for what fits the typed words, or for the one of an id. */
  query: (asked: { keyword: string } | { id: string }) => UseQueryOptions<Choice[], Error, Choice[], Key>;
  labelOf: (choice: Choice) => string;
}

/** A filter by one of more things than a list can hold. A link names it by its id, which is looked up. */
export function FilterSearch<Choice extends { id: number | string }, Key extends QueryKey>(
  props: FilterSearchProps<Choice, Key>,
) {
  const { label, icon, wide = false, value, onChange, query, labelOf } = props;
  const t = useTranslate();
  // Whoever has just chosen one need not wait for its name.
  const [picked, setPicked] = useState<Choice | null>(null);
  const isPicked = picked !== null && String(picked.id) === value;
  const { data: named } = useQuery({
    ...query(value === undefined ? { keyword: '' } : { id: value }),
    enabled: value !== undefined && !isPicked,
  });
  const linked = value === undefined ? null : (named?.find(({ id }) => String(id) === value) ?? null);
  const chosen = isPicked ? picked : linked;
  return (
    <SearchSelect
      aria-label={label}
      placeholder={value === undefined || chosen ? label : `${label} ${value}`}
      icon={icon}
      wrapperProps={{ 'data-wide': wide || undefined }}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      fewestLetters={0}
      chosen={chosen}
      onChoose={(choice) => {
        setPicked(choice);
        onChange(choice && String(choice.id));
      }}
      query={(keyword) => query({ keyword })}
      labelOf={labelOf}
      none={t('table.noMatch')}
      clearLabel={t('table.dropFilter', { name: label })}
    />
  );
}
