import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { genders } from '@gangway/contract/customers/choices.ts';
import { cardWarnings } from '@gangway/contract/customers/document-rules.ts';
import type { CardForm } from '@gangway/contract/customers/my-kad.ts';
import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useMemo, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { useField } from '#ui/site/form-context.ts';
import { Form } from '#ui/site/form.tsx';
import { TextAreaField } from '#ui/site/text-area-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { TickField } from '#ui/site/tick-field.tsx';
import { DocumentFields } from './document-fields.tsx';
import { isAnother, passengerSchema } from './passenger-schema.ts';
import css from './profile-form.module.css';

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
  const [name, setName] = useState(saved?.name ?? '');
  const loadSchema = useMemo(() => passengerSchema(saved, today), [saved, today]);
  const warnings = cardWarnings({ ...entry, passportExpiry: null }, today);
  const warning = (field: 'birthDate' | 'gender') => {
    const found = warnings.find((one) => one.field === field);
    return found && t(found.id);
  };

  return (
    <Form
      loadSchema={loadSchema}
      label={saved ? t('account.passengers.editOf', { name: saved.name }) : t('account.passengers.add')}
      send={async (body) => {
        const sent = { ...body, ...(saved ? { id: saved.id } : {}) };
        onSaved(await withSignIn(() => callApi(customersCalls.savePassenger, { body: sent })));
      }}
    >
      {(busy) => (
        <>
          <div className={css.fields}>
            <TextField
              name="name"
              label={t('field.name')}
              hint={t('account.passengers.nameHint')}
              value={name}
              onChange={({ target }) => setName(target.value)}
              autoComplete="off"
              maxLength={80}
            />
            <DocumentFields saved={saved} entry={entry} today={today} onChange={setEntry} />
            <TextField
              name="birthDate"
              label={t('field.birthDate')}
              hint={warning('birthDate')}
              type="date"
              min="1900-01-01"
              max={today}
              value={entry.birthDate}
              onChange={({ target }) => setEntry({ ...entry, birthDate: target.value })}
              autoComplete="off"
            />
            <div>
              <ChoiceField
                name="gender"
                label={t('field.gender')}
                value={entry.gender}
                choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
                onChoose={(value) =>
                  setEntry({ ...entry, gender: genders.find((one) => one === value) ?? '' })
                }
              />
              {warning('gender') && <p className={css.warning}>{warning('gender')}</p>}
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
          <ConsentTick saved={saved} another={saved !== null && isAnother(saved, entry)} />
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

/** Asked of everybody once for each document: of somebody new, and where another document takes the place of the one kept. */
function ConsentTick({ saved, another }: { saved: SavedPassenger | null; another: boolean }) {
  const t = useTranslate();
  // The server knows the whole number and may see somebody else where the page does not.
  const { error } = useField('consent');
  if (saved?.consentedAt && !another && !error) return null;
  return (
    <TickField key={String(another)} name="consent" optional={saved !== null && !another && !error}>
      {t('account.passengers.consent')}
    </TickField>
  );
}

function entryOf(saved: SavedPassenger | null): CardForm {
  if (!saved) return { idType: 'idCard', nationality: 'MY', idNumber: '', birthDate: '', gender: '' };
  const { idType, nationality, birthDate, gender } = saved;
  return { idType, nationality, idNumber: '', birthDate, gender };
}
