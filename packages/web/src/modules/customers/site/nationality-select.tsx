import type { CardForm } from '@gangway/contract/customers/my-kad.ts';
import { countries } from '#lib/countries.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Field } from '#ui/site/field.tsx';

interface NationalitySelectProps {
  value: CardForm['nationality'];
  onChange: (value: CardForm['nationality']) => void;
}

/** Every country by its name in the shown language; the control itself searches as one types. */
export function NationalitySelect({ value, onChange }: NationalitySelectProps) {
  const t = useTranslate();
  return (
    <Field name="nationality" label={t('field.nationality')}>
      {(control) => (
        <select
          {...control}
          autoComplete="country"
          value={value}
          onChange={({ target }) =>
            onChange(countries().find(({ code }) => code === target.value)?.code ?? '')
          }
        >
          <option value="">{t('account.passengers.chooseCountry')}</option>
          {countries().map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
