import { useTranslate } from '#lib/use-translate.ts';
import { Field } from '#ui/site/field.tsx';
import { countryChoices } from './country-names.ts';
import type { PassengerEntry } from './passenger-entry.ts';

interface NationalitySelectProps {
  value: PassengerEntry['nationality'];
  onChange: (value: PassengerEntry['nationality']) => void;
}

/** Every country by its name in the shown language; the control itself searches as one types. */
export function NationalitySelect({ value, onChange }: NationalitySelectProps) {
  const t = useTranslate();
  const countries = countryChoices();
  return (
    <Field name="nationality" label={t('field.nationality')}>
      {(control) => (
        <select
          {...control}
          autoComplete="country"
          value={value}
          onChange={({ target }) => onChange(countries.find(({ code }) => code === target.value)?.code ?? '')}
        >
          <option value="">{t('account.passengers.chooseCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
