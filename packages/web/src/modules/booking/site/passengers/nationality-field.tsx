import type { CountryCode } from '@gangway/contract/core/countries.ts';
import { useState } from 'react';
import { countries, countryName, findCountry } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TextField } from '#ui/site/text-field.tsx';

interface NationalityFieldProps {
  name: string;
  value: CountryCode | '';
  onChange: (code: CountryCode | '') => void;
  onBlur: () => void;
  autoComplete: string;
}

const listId = 'countries';

/** A country, found by typing some of its name. Needs a `CountryList` somewhere on the page. */
export function NationalityField({ name, value, onChange, onBlur, autoComplete }: NationalityFieldProps) {
  const t = useTranslate();
  // What is typed stands as long as it is no country; a country stands by its name in the shown language.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      name={name}
      label={t('field.nationality')}
      lines={2}
      list={listId}
      value={typed ?? countryName(value)}
      placeholder={t('wizard.nationality.hint')}
      autoComplete={autoComplete}
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="next"
      onChange={({ target }) => {
        setTyped(target.value);
        const found = findCountry(target.value) ?? '';
        if (found !== value) onChange(found);
      }}
      onBlur={() => {
        if (value || !typed?.trim()) setTyped(null);
        onBlur();
      }}
    />
  );
}

/** The names to choose from; one list serves every field of the page. */
export function CountryList() {
  useTranslate();
  return (
    <datalist id={listId}>
      {countries().map(({ code, name }) => (
        <option key={code}>{name}</option>
      ))}
    </datalist>
  );
}
