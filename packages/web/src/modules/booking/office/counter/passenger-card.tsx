import { genders } from '@gangway/contract/customers/choices.ts';
import { countryCode, idType } from '@gangway/contract/customers/passengers.ts';
import { ActionIcon, Button, Text, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { CountrySelect } from '#ui/office/forms/country-select.tsx';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { LetterSelect } from '#ui/office/forms/letter-select.tsx';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { draftWarnings } from '#modules/booking/shared/passenger-problems.ts';
import css from './counter-sale.module.css';
import type { CounterSaleState } from './use-counter-sale.ts';

interface PassengerCardProps {
  sale: Pick<
    CounterSaleState,
    'today' | 'errors' | 'people' | 'changePassenger' | 'removePassenger' | 'leave'
  >;
  passenger: PassengerDraft;
  index: number;
  /** What the card is called, where it is not one of several. */
  legend?: string;
  /** Whether who sent the guest is asked for too. */
  withReferrer?: boolean;
}

type TextName = 'idNumber' | 'name' | 'phone' | 'referrer' | 'email' | 'remarks';
type DateName = 'birthDate' | 'passportExpiry' | 'dueDate';
type FieldName = TextName | DateName | 'idType' | 'gender' | 'nationality';

/** One passenger: the document first, since a MyKad says when somebody was born. */
export function PassengerCard(props: PassengerCardProps) {
  const { sale, passenger, index, legend, withReferrer = true } = props;
  const t = useTranslate();
  const [more, setMore] = useState(Boolean(passenger.email || passenger.dueDate || passenger.remarks));
  const set = (part: Partial<PassengerDraft>) => sale.changePassenger(index, part);
  const field = (name: FieldName) => ({
    label: t(`field.${name}`),
    error: sale.errors[`passengers.${index}.${name}`] ?? null,
    onBlur: () => sale.leave(`passengers.${index}.${name}`),
  });
  const text = (name: TextName) => ({
    ...field(name),
    value: passenger[name] ?? '',
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
        <LetterSelect
          {...field('idType')}
          data={idType.options.map((value) => ({ value, label: t(`idType.${value}`) }))}
          value={passenger.idType}
          onChange={(value) => set({ idType: value })}
          allowDeselect={false}
        />
        <TextInput
          {...text('idNumber')}
          maxLength={20}
          data-first
          {...(passenger.keptFrom !== null && passenger.idEnding
            ? { description: t('correctGuest.kept', { ending: passenger.idEnding }) }
            : {})}
        />
        <TextInput {...text('name')} maxLength={80} />
        <LetterSelect
          {...field('gender')}
          data={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
          value={passenger.gender || null}
          onChange={(value) => set({ gender: value })}
        />
        <DateField {...date('birthDate')} />
        <CountrySelect
          {...field('nationality')}
          value={passenger.nationality || null}
          onChange={(value) => set({ nationality: countryCode.safeParse(value).data ?? '' })}
        />
        {passenger.idType === 'passport' ? <DateField {...date('passportExpiry')} /> : null}
        <TextInput {...text('phone')} type="tel" maxLength={30} />
        {withReferrer ? <TextInput {...text('referrer')} maxLength={20} /> : null}
        {more ? (
          <>
            <TextInput {...text('email')} type="email" maxLength={254} />
            <DateField
              {...date('dueDate')}
              onChange={(value) => set({ dueDate: value ?? '', expecting: value !== null })}
              clearable
            />
            <TextInput {...text('remarks')} maxLength={500} />
          </>
        ) : null}
      </div>
      {Object.values(draftWarnings(passenger, sale.today)).map((warning) => (
        <Text key={warning} size="sm" className={css.warning ?? ''}>
          <IconAlertTriangle size={15} stroke={1.9} aria-hidden /> {warning}
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
