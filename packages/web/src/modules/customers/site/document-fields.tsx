import { idTypes } from '@gangway/contract/customers/choices.ts';
import { type CardForm, fillFromMyKad, isMyKad } from '@gangway/contract/customers/my-kad.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { useField } from '#ui/site/form-context.ts';
import { TextField } from '#ui/site/text-field.tsx';
import { NationalitySelect } from './nationality-select.tsx';

interface DocumentFieldsProps {
  saved: SavedPassenger | null;
  entry: CardForm;
  today: string;
  onChange: (entry: CardForm) => void;
}

/** Nationality, document, its number, and until when a passport is good. */
export function DocumentFields({ saved, entry, today, onChange }: DocumentFieldsProps) {
  const t = useTranslate();
  const nationality = useField('nationality');
  const birthDate = useField('birthDate');
  const gender = useField('gender');
  const change = (part: Partial<CardForm>) => {
    const asked = { ...entry, ...part };
    const next = { ...asked, ...fillFromMyKad(entry, asked, today) };
    // What the card fills in is no longer missing.
    if (next.nationality !== entry.nationality) nationality.clear();
    if (next.birthDate !== entry.birthDate) birthDate.clear();
    if (next.gender !== entry.gender) gender.clear();
    onChange(next);
  };
  // A number is of the document it was kept for.
  const ending = saved?.idType === entry.idType ? saved.idEnding : null;
  const hint = isMyKad(entry) && t('account.passengers.myKadHint');
  return (
    <>
      <NationalitySelect value={entry.nationality} onChange={(value) => change({ nationality: value })} />
      <ChoiceField
        name="idType"
        label={t('field.idType')}
        value={entry.idType}
        choices={idTypes.map((value) => ({ value, label: t(`idType.${value}`) }))}
        onChoose={(value) =>
          change({ idType: idTypes.find((type) => type === value) ?? 'idCard', idNumber: '' })
        }
      />
      <TextField
        name="idNumber"
        label={t('field.idNumber')}
        hint={ending ? t('account.document.kept', { ending }) : hint}
        placeholder={ending ? `•••• ${ending}` : undefined}
        required={!ending}
        value={entry.idNumber}
        onChange={({ target }) => change({ idNumber: target.value })}
        inputMode={isMyKad(entry) ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      {entry.idType === 'passport' && (
        <TextField
          name="passportExpiry"
          label={t('field.passportExpiry')}
          hint={t('account.passengers.passportHint')}
          type="date"
          min={today}
          defaultValue={saved?.passportExpiry ?? ''}
          autoComplete="off"
        />
      )}
    </>
  );
}
