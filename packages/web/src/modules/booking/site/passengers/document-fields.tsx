import { idTypes } from '@gangway/contract/customers/choices.ts';
import { isMyKad } from '@gangway/contract/customers/my-kad.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { hasKeptNumber } from '#modules/booking/shared/passenger-draft.ts';
import type { PassengerFieldsProps } from './passenger-fields-props.ts';
import css from './passenger-fields.module.css';

/** Which document, its number, and until when a passport is good. */
export function DocumentFields({ index, passenger, today, onChange, onLeave }: PassengerFieldsProps) {
  const t = useTranslate();
  const field = (name: string) => `passengers.${index}.${name}`;
  const kept = hasKeptNumber(passenger) ? passenger.idEnding : null;
  const card = isMyKad(passenger);
  return (
    <>
      <div className={css.whole}>
        <ChoiceField
          name={field('idType')}
          label={t('field.idType')}
          value={passenger.idType}
          choices={idTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
          onChoose={(value) =>
            onChange({ idType: idTypes.find((type) => type === value) ?? 'idCard', idNumber: '' })
          }
        />
      </div>
      <TextField
        name={field('idNumber')}
        label={t(`wizard.idNumber.${passenger.idType}`)}
        lines={2}
        hint={kept ? t('wizard.idNumber.kept', { ending: kept }) : card && t('wizard.idNumber.myKad')}
        placeholder={kept ? `•••• ${kept}` : undefined}
        required={!kept}
        value={passenger.idNumber}
        onChange={({ target }) => onChange({ idNumber: target.value })}
        onBlur={() => onLeave(field('idNumber'))}
        inputMode={card ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={20}
      />
      {passenger.idType === 'passport' && (
        <TextField
          name={field('passportExpiry')}
          label={t('wizard.passportExpiry')}
          hint={t('wizard.passportExpiry.hint')}
          lines={2}
          type="date"
          min={today}
          value={passenger.passportExpiry}
          onChange={({ target }) => onChange({ passportExpiry: target.value })}
          onBlur={() => onLeave(field('passportExpiry'))}
          autoComplete="off"
        />
      )}
    </>
  );
}
