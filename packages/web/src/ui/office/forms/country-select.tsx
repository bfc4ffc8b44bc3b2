import { Select, type SelectProps } from '@mantine/core';
import { type KeyboardEvent, type SyntheticEvent, useMemo } from 'react';
import { countries } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { beginningFirst } from './beginning-first.ts';

type CountrySelectProps = Omit<SelectProps, 'data' | 'searchable' | 'filter' | 'onFocus' | 'onClick'>;

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
      allowDeselect={false}
      filter={beginningFirst}
      nothingFoundMessage={t('table.noMatch')}
      onKeyDownCapture={takeFirstOnEnter}
      onFocus={selectAll}
      // The press that brought the focus has set the cursor into the text since.
      onClick={selectAll}
    />
  );
}

/**
 * The library marks its option a moment after the letters: whoever types quickly on a slow machine is ahead of it, and Enter
 * would take nothing. So Enter takes the option that is marked, or else the first of those that are shown.
 */
function takeFirstOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  const field = event.currentTarget;
  const list = field.getAttribute('aria-controls');
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !field.value || !list) return;
  const shown = document.getElementById(list)?.querySelectorAll<HTMLElement>('[role=option]') ?? [];
  const options = Array.from(shown);
  const marked = options.find((option) => option.hasAttribute('data-combobox-selected'));
  // With nothing marked and something chosen, all are shown, and nothing was typed.
  const taken = marked ?? (options.some(isChosen) ? undefined : options[0]);
  if (!taken) return;
  event.preventDefault();
  event.stopPropagation();
  taken.click();
}

const isChosen = (option: HTMLElement) => option.getAttribute('aria-selected') === 'true';

/** What stands there was chosen, not typed: typing puts another country in its place. */
function selectAll({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
  if (countries().some(({ name }) => name === field.value)) field.select();
}
