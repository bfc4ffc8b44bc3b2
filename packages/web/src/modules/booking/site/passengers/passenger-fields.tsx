import { mayBeExpecting } from '@gangway/contract/booking/passenger-rules.ts';
import { genders } from '@gangway/contract/customers/choices.ts';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import formCss from '#ui/site/form.module.css';
import { TextAreaField } from '#ui/site/text-area-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { TickField } from '#ui/site/tick-field.tsx';
import { draftWarnings } from '#modules/booking/shared/passenger-problems.ts';
import { DocumentFields } from './document-fields.tsx';
import { NationalityField } from './nationality-field.tsx';
import type { PassengerFieldsProps } from './passenger-fields-props.ts';
import css from './passenger-fields.module.css';

/** Everything asked of one passenger. */
export function PassengerFields(props: PassengerFieldsProps) {
  const { index, passenger, today, houseCode, onChange, onLeave, phoneHelp, referrerHelp, canKeep } = props;
  const t = useTranslate();
  const warnings = draftWarnings(passenger, today);
  const field = (name: string) => `passengers.${index}.${name}`;
  const left = (name: string) => () => onLeave(field(name));
  const fill = (token: string) => `section-guest${index + 1} ${token}`;
  return (
    <div className={`${css.fields} ${formCss.roomy}`}>
      <TextField
        name={field('name')}
        label={t('wizard.name')}
        hint={t('wizard.name.hint')}
        value={passenger.name}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={left('name')}
        autoComplete={fill('name')}
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={80}
      />
      <NationalityField
        name={field('nationality')}
        value={passenger.nationality}
        onChange={(nationality) => onChange({ nationality })}
        onBlur={left('nationality')}
        autoComplete={fill('country-name')}
      />
      <DocumentFields {...props} />
      <TextField
        name={field('birthDate')}
        label={t('field.birthDate')}
        lines={2}
        hint={warnings['birthDate'] && <span className={css.warning}>{warnings['birthDate']}</span>}
        type="date"
        min="1900-01-01"
        max={today}
        value={passenger.birthDate}
        onChange={({ target }) => onChange({ birthDate: target.value })}
        onBlur={left('birthDate')}
        autoComplete={fill('bday')}
      />
      <ChoiceField
        name={field('gender')}
        label={t('field.gender')}
        lines={1}
        hint={warnings['gender'] && <span className={css.warning}>{warnings['gender']}</span>}
        value={passenger.gender}
        choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        onChoose={(value) => onChange({ gender: genders.find((gender) => gender === value) ?? '' })}
      />
      <TextField
        name={field('phone')}
        label={t('field.phone')}
        action={phoneHelp}
        lines={2}
        type="tel"
        inputMode="tel"
        value={passenger.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
        onBlur={left('phone')}
        autoComplete={fill('tel')}
        enterKeyHint="next"
      />
      <TextField
        name={field('referrer')}
        label={t('wizard.referrer')}
        action={referrerHelp}
        lines={2}
        hint={t('wizard.referrer.hint', { code: houseCode })}
        value={passenger.referrer ?? houseCode}
        onChange={({ target }) => onChange({ referrer: target.value })}
        onBlur={left('referrer')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={20}
      />
      {passenger.gender && passenger.birthDate && mayBeExpecting(passenger, today) && (
        <Expecting {...props} />
      )}
      <More {...props} />
      {canKeep && (
        <div className={css.whole}>
          <TickField
            name={field('keep')}
            optional
            checked={passenger.keep}
            onTick={(keep) => onChange({ keep })}
          >
            {t('wizard.keep')}
          </TickField>
        </div>
      )}
    </div>
  );
}

function Expecting({ index, passenger, today, onChange, onLeave }: PassengerFieldsProps) {
  const t = useTranslate();
  const field = `passengers.${index}.dueDate`;
  return (
    <div className={`${css.whole} ${css.expecting}`}>
      <TickField
        name={`passengers.${index}.expecting`}
        optional
        checked={passenger.expecting}
        onTick={(expecting) => onChange({ expecting })}
      >
        {t('wizard.expecting')}
      </TickField>
      {passenger.expecting && (
        <TextField
          name={field}
          label={t('wizard.dueDate')}
          hint={t('wizard.dueDate.hint')}
          lines={2}
          type="date"
          min={today}
          value={passenger.dueDate}
          onChange={({ target }) => onChange({ dueDate: target.value })}
          onBlur={() => onLeave(field)}
        />
      )}
    </div>
  );
}

function More({ index, passenger, onChange, onLeave }: PassengerFieldsProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(Boolean(passenger.email || passenger.remarks));
  const field = (name: string) => `passengers.${index}.${name}`;
  return (
    <details className={css.more} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('wizard.more')}</summary>
      <div className={css.fields}>
        <TextField
          name={field('email')}
          label={t('field.email')}
          lines={2}
          type="email"
          inputMode="email"
          value={passenger.email}
          onChange={({ target }) => onChange({ email: target.value })}
          onBlur={() => onLeave(field('email'))}
          autoComplete={`section-guest${index + 1} email`}
          optional
        />
        <TextAreaField
          name={field('remarks')}
          label={t('field.remarks')}
          rows={2}
          value={passenger.remarks}
          onChange={({ target }) => onChange({ remarks: target.value })}
          maxLength={500}
        />
      </div>
    </details>
  );
}
