import { type ComboboxItem, type OptionsFilter, Select, type SelectProps } from '@mantine/core';
import { useMemo } from 'react';
import { countries } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';

type CountrySelectProps = Omit<SelectProps, 'data' | 'searchable' | 'filter'>;

/** A country, found by typing: Enter takes the first that fits, those that begin with it before the others. */
export function CountrySelect(props: CountrySelectProps) {
  const t = useTranslate();
  const list = countries();
  const data = useMemo(() => list.map(({ code, name }) => ({ value: code, label: name })), [list]);
  return (
    <Select
      {...props}
      data={data}
      searchable
      selectFirstOptionOnChange
      filter={beginningFirst}
      nothingFoundMessage={t('table.noMatch')}
    />
  );
}

/** By the name, or by the two letters that stand in a passport. */
const beginningFirst: OptionsFilter = ({ options, search }) => {
  const typed = search.trim().toLowerCase();
  const items = options as ComboboxItem[];
  const rank = ({ label, value }: ComboboxItem) => {
    const name = label.toLowerCase();
    if (name.startsWith(typed) || value.toLowerCase() === typed) return 0;
    return name.split(/[\s(-]+/).some((word) => word.startsWith(typed)) ? 1 : 2;
  };
  return items
    .filter(({ label, value }) => label.toLowerCase().includes(typed) || value.toLowerCase() === typed)
    .toSorted((one, other) => rank(one) - rank(other));
};
