import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { cardWarnings } from '@gangway/contract/customers/document-rules.ts';
import { isMyKad } from '@gangway/contract/customers/my-kad.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useState } from 'react';
import { callApi } from '../../../lib/call-api.ts';
import { useSignIn } from '../../../lib/sign-in.ts';
import { useTranslate } from '../../../lib/use-translate.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { Form } from '../../../ui/form.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { NationalitySelect } from './nationality-select.tsx';
import { changeEntry, entryOf, type PassengerEntry } from './passenger-entry.ts';
import { refuseWrongDocument } from './refuse-wrong-document.ts';
import css from './profile-form.module.css';

const idTypes = [
  'idCard',
  'passport',
  'drivingLicense',
] as const satisfies readonly SavedPassenger['idType'][];
const genders = ['female', 'male', 'other'] as const satisfies readonly SavedPassenger['gender'][];

interface PassengerFormProps {
  /** Null for somebody new. */
  saved: SavedPassenger | null;
  onSaved: (kept: SavedPassenger) => void;
}

/** A passenger to keep, with the rules a booking has. */
export function PassengerForm({ saved, onSaved }: PassengerFormProps) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const [today] = useState(() => portDate(new Date()));
  const [entry, setEntry] = useState(() => entryOf(saved));
  const change = (part: Partial<PassengerEntry>) => setEntry((before) => changeEntry(before, part, today));
  // A number is of the document it was kept for.
  const ending = saved?.idType === entry.idType ? saved.idEnding : null;
  const warnings = cardWarnings({ ...entry, passportExpiry: null }, today);
  const warning = (field: 'birthDate' | 'gender') => {
    const found = warnings.find((one) => one.field === field);
    return found && t(found.id);
  };

  return (
    <Form
      loadSchema={saved ? loadBody : loadFirstBody}
      label={saved ? t('account.passengers.editOf', { name: saved.name }) : t('account.passengers.add')}
      send={async (body) => {
        const { idNumber = null, passportExpiry = null } = body;
        refuseWrongDocument({ ...body, idNumber, passportExpiry }, saved, today);
        const sent = { ...body, ...(saved ? { id: saved.id } : {}) };
        onSaved(
          await withSignIn(() => callApi(customersCalls.savePassenger, { body: sent }, { quiet: true })),
        );
      }}
    >
      {(busy) => (
        <>
          <div className={css['fields']}>
            <TextField
              name="name"
              label={t('field.name')}
              hint={t('account.passengers.nameHint')}
              defaultValue={saved?.name}
              autoComplete="off"
              maxLength={80}
            />
            <NationalitySelect
              value={entry.nationality}
              onChange={(nationality) => change({ nationality })}
            />
            <ChoiceField
              name="idType"
              label={t('field.idType')}
              value={entry.idType}
              choices={idTypes.map((value) => ({ value, label: t(`account.idType.${value}`) }))}
              onChoose={(value) =>
                change({ idType: idTypes.find((type) => type === value) ?? 'idCard', idNumber: '' })
              }
            />
            <TextField
              name="idNumber"
              label={t('field.idNumber')}
              hint={
                ending
                  ? t('account.document.kept', { ending })
                  : isMyKad(entry) && t('account.passengers.myKadHint')
              }
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
            <TextField
              name="birthDate"
              label={t('field.birthDate')}
              hint={warning('birthDate')}
              type="date"
              min="1900-01-01"
              max={today}
              value={entry.birthDate}
              onChange={({ target }) => change({ birthDate: target.value })}
              autoComplete="off"
            />
            <div>
              <ChoiceField
                name="gender"
                label={t('field.gender')}
                value={entry.gender}
                choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
                onChoose={(value) => change({ gender: genders.find((one) => one === value) ?? '' })}
              />
              {warning('gender') && <p className={css['warning']}>{warning('gender')}</p>}
            </div>
            <TextField
              name="phone"
              label={t('field.phone')}
              defaultValue={saved?.phone}
              type="tel"
              autoComplete="off"
            />
            <TextField
              name="email"
              label={t('field.email')}
              defaultValue={saved?.email ?? ''}
              type="email"
              autoComplete="off"
              optional
            />
          </div>
          <TextAreaField
            name="remarks"
            label={t('field.remarks')}
            hint={t('account.remarks.hint')}
            defaultValue={saved?.remarks}
            maxLength={500}
          />
          <div>
            <Button type="submit" disabled={busy}>
              {busy ? t('form.busy') : t('action.save')}
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}

const loadBody = async () => (await import('@gangway/contract/customers/passengers.ts')).savePassengerBody;

// Somebody new has no number that could stay.
const loadFirstBody = async () => {
  const body = await loadBody();
  return body.extend({ idNumber: body.shape.idNumber.refine(Boolean, { error: 'passenger.enterIdNumber' }) });
};
