import { passengerWarnings } from '@gangway/contract/booking/passenger-rules.ts';
import { idType } from '@gangway/contract/customers/passengers.ts';
import { isMyKad, readMyKad } from '@gangway/contract/customers/my-kad.ts';
import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { currentLocale, i18n } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { countryChoices } from '../country-names.ts';
import { rulePassenger } from './check-sale.ts';
import css from './counter-sale.module.css';
import type { PassengerValues } from './sale-values.ts';
import type { CounterSaleState } from './use-counter-sale.ts';

interface PassengerCardProps {
  sale: Pick<
    CounterSaleState,
    'today' | 'errors' | 'people' | 'changePassenger' | 'removePassenger' | 'leave'
  >;
  passenger: PassengerValues;
  index: number;
  /** What the card is called, where it is not one of several. */
  legend?: string;
}

type TextName = 'idNumber' | 'name' | 'phone' | 'referrer' | 'email' | 'remarks';
type DateName = 'birthDate' | 'passportExpiry' | 'dueDate';

/** One passenger: the document first, since a MyKad says when somebody was born. */
export function PassengerCard({ sale, passenger, index, legend }: PassengerCardProps) {
  const t = useTranslate();
  const [more, setMore] = useState(false);
  const locale = currentLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- the names of countries follow the language
  const countries = useMemo(() => countryChoices(), [locale]);
  const warnings = passengerWarnings(rulePassenger(passenger), sale.today);
  const set = (part: Partial<PassengerValues>) =>
    sale.changePassenger(index, withCard(passenger, part, sale.today));
  const field = (name: keyof PassengerValues) => ({
    label: t(`counter.field.${name === 'key' ? 'name' : name}`),
    error: sale.errors[`passengers.${index}.${name}`] ?? null,
    onBlur: () => sale.leave(`passengers.${index}.${name}`),
  });
  const text = (name: TextName) => ({
    ...field(name),
    value: passenger[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
    autoComplete: 'off',
  });
  const date = (name: DateName) => ({
    ...field(name),
    value: passenger[name] || null,
    onChange: (value: string | null) => set({ [name]: value ?? '' }),
  });
  const gone = t('counter.removePassenger', { number: index + 1 });
  return (
    <fieldset className={css.passenger}>
      <legend>{legend ?? t('counter.passenger', { number: index + 1 })}</legend>
      {sale.people > 1 ? (
        <ActionIcon
          variant="subtle"
          color="coral"
          className={css.remove ?? ''}
          aria-label={gone}
          title={gone}
          onClick={() => sale.removePassenger(index)}
        >
          <IconTrash size={17} stroke={1.7} aria-hidden />
        </ActionIcon>
      ) : null}
      <div className={css.fields}>
        <Select
          {...field('idType')}
          data={idType.options.map((value) => ({ value, label: t(`shipOrder.idType.${value}`) }))}
          value={passenger.idType}
          onChange={(value) => set({ idType: idType.safeParse(value).data ?? 'idCard' })}
          allowDeselect={false}
        />
        <TextInput {...text('idNumber')} maxLength={20} data-first />
        <TextInput {...text('name')} maxLength={80} />
        <Select
          {...field('gender')}
          data={(['female', 'male', 'other'] as const).map((value) => ({
            value,
            label: t(`gender.${value}`),
          }))}
          value={passenger.gender || null}
          onChange={(value) => set({ gender: value ?? '' })}
        />
        <DateField {...date('birthDate')} />
        <Select
          {...field('nationality')}
          data={countries}
          value={passenger.nationality || null}
          onChange={(value) => set({ nationality: value ?? '' })}
          searchable
          nothingFoundMessage={t('table.noMatch')}
        />
        {passenger.idType === 'passport' ? <DateField {...date('passportExpiry')} /> : null}
        <TextInput {...text('phone')} type="tel" maxLength={30} />
        <TextInput {...text('referrer')} maxLength={20} />
        {more ? (
          <>
            <TextInput {...text('email')} type="email" maxLength={254} />
            <DateField {...date('dueDate')} clearable />
            <TextInput {...text('remarks')} maxLength={500} />
          </>
        ) : null}
      </div>
      {warnings.map(({ id }) => (
        <Text key={id} size="sm" className={css.warning ?? ''}>
          <IconAlertTriangle size={15} stroke={1.9} aria-hidden /> {i18n._(id)}
        </Text>
      ))}
      {more ? null : (
        <Button variant="subtle" size="compact-sm" mt={6} onClick={() => setMore(true)}>
          {t('counter.moreFields')}
        </Button>
      )}
    </fieldset>
  );
}

/** A MyKad number that was just typed in fills in what it says. */
function withCard(
  passenger: PassengerValues,
  part: Partial<PassengerValues>,
  today: string,
): Partial<PassengerValues> {
  const next = { ...passenger, ...part };
  if (part.idNumber === undefined || !isMyKad(next)) return part;
  const reading = readMyKad(next.idNumber, today);
  return reading.ok ? { ...part, ...reading.facts } : part;
}
