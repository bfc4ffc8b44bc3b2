import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { genders } from '@gangway/contract/customers/choices.ts';
import type { StaleRecord } from '@gangway/contract/core/stale-record.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { sessionKey } from '#lib/session.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { Form } from '#ui/site/form.tsx';
import formCss from '#ui/site/form.module.css';
import { Icon } from '#ui/site/icon.tsx';
import { TextAreaField } from '#ui/site/text-area-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { profileKey } from '../queries.ts';
import css from './profile-form.module.css';
import { loadRecoveryTexts } from './recovery/recovery-texts.ts';

const EmailState = lazy(async () => {
  const [{ EmailState: Loaded }] = await Promise.all([
    import('./recovery/email-state.tsx'),
    loadRecoveryTexts(),
  ]);
  return { default: Loaded };
});

const PasswordField = lazy(async () => ({
  default: (await import('#ui/site/password-field.tsx')).PasswordField,
}));

export function ProfileForm({ profile: loaded }: { profile: Profile }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const { withSignIn } = useSignIn();
  // Its own copy: a fresh answer that comes in while somebody types must not empty the form.
  const [{ profile, mine, saves, changed }, setKept] = useState<Kept>(() => keep(loaded, 0));
  // Whoever reads the mails of an account can have it: taking the place of an address asks for the password.
  const [replacesEmail, setReplacesEmail] = useState(false);
  const documentHint = (ending: string | null) =>
    ending ? t('account.document.kept', { ending }) : t('account.document.new');

  return (
    <Form
      // Drawn anew after saving: the fields take what is kept now, and the numbers are empty again.
      key={saves}
      loadSchema={profile.idCardEnding ? loadBody : loadFirstBody}
      label={t('account.basic')}
      send={async (body) => {
        const { version } = profile;
        const answer = await withSignIn(() =>
          callApi(customersCalls.saveProfile, { body: { ...body, version } }, { quiet: 'ownToast' }),
        ).catch(staleProfile);
        if ('current' in answer) {
          showToast(t('account.notSaved'), 'error');
          setKept({ ...keep(answer.current, saves + 1), mine: typedOf(body, profile), changed: true });
          setReplacesEmail(isAnother(answer.current.email, body.email ?? ''));
          return;
        }
        const { confirmation, ...saved } = answer;
        queryClient.setQueryData(profileKey(saved.id), saved);
        void queryClient.invalidateQueries({ queryKey: sessionKey });
        setKept(keep(saved, saves + 1));
        setReplacesEmail(false);
        showToast(t(confirmation ? 'account.savedMailLater' : 'account.saved'));
      }}
    >
      {(busy) => (
        <>
          {changed ? <ChangedNotice /> : null}
          <div className={css.fields}>
            <TextField
              name="realName"
              label={t('field.realName')}
              defaultValue={mine.realName ?? profile.realName}
              autoComplete="name"
            />
            <ChoiceField
              name="gender"
              label={t('field.gender')}
              defaultValue={mine.gender ?? profile.gender ?? undefined}
              choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
            />
            <TextField
              name="phone"
              label={t('field.phone')}
              defaultValue={mine.phone ?? profile.phone}
              type="tel"
              autoComplete="tel"
            />
            <TextField
              name="email"
              label={t('field.email')}
              defaultValue={mine.email ?? profile.email ?? ''}
              hint={
                <Suspense>
                  <EmailState profile={profile} />
                </Suspense>
              }
              onChange={({ currentTarget: { value } }) => setReplacesEmail(isAnother(profile.email, value))}
              type="email"
              autoComplete="email"
              optional
            />
            {replacesEmail ? (
              <Suspense>
                <PasswordField
                  name="currentPassword"
                  label={t('field.currentPassword')}
                  hint={t('account.email.password')}
                  autoComplete="current-password"
                />
              </Suspense>
            ) : null}
            <TextField
              name="idCard"
              label={t('field.idCard')}
              hint={documentHint(profile.idCardEnding)}
              defaultValue={mine.idCard}
              placeholder={profile.idCardEnding ? `•••• ${profile.idCardEnding}` : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              required={profile.idCardEnding === null}
            />
            <TextField
              name="passport"
              label={t('field.passport')}
              hint={documentHint(profile.passportEnding)}
              defaultValue={mine.passport}
              placeholder={profile.passportEnding ? `•••• ${profile.passportEnding}` : undefined}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              optional
            />
          </div>
          <TextAreaField
            name="remarks"
            label={t('field.remarks')}
            hint={t('account.remarks.hint')}
            defaultValue={mine.remarks ?? profile.remarks}
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

/** Why it is not saved, where one looks next: the fields below it were drawn anew. */
function ChangedNotice() {
  const t = useTranslate();
  return (
    <div ref={takeFocus} className={formCss.summary} tabIndex={-1} role="alert">
      <Icon name="alert" />
      <p>{t('account.changed')}</p>
    </div>
  );
}

const takeFocus = (notice: HTMLElement | null) => notice?.focus();

/** What the fields begin with. */
interface Kept {
  profile: Profile;
  /** What was typed and could not be saved, since somebody else had changed the profile meanwhile. */
  mine: Partial<Record<'realName' | 'phone' | 'email' | 'idCard' | 'passport' | 'remarks', string>> & {
    gender?: Profile['gender'];
  };
  /** How often the fields were drawn anew. */
  saves: number;
  changed: boolean;
}

const keep = (profile: Profile, saves: number): Kept => ({ profile, mine: {}, saves, changed: false });

/** The profile as it stands, where a save was refused because it is another by now; throws every other refusal. */
function staleProfile(error: unknown): StaleRecord<Profile> {
  if (error instanceof ApiError && error.reason === 'record.changed' && error.data)
    return error.data as StaleRecord<Profile>;
  if (error instanceof ApiError && !error.signInNeeded) showToast(error.message, 'error');
  throw error;
}

/** What was typed over the profile; what was not touched shall show what is kept now. */
function typedOf({ email, idCard, passport, ...body }: Typed, profile: Profile): Kept['mine'] {
  const { realName, gender, phone, remarks } = profile;
  const stood = { realName, gender, phone, remarks, email: profile.email ?? '', idCard: '', passport: '' };
  const typed = { ...body, email: email ?? '', idCard: idCard ?? '', passport: passport ?? '' };
  const names = Object.keys(stood) as (keyof typeof stood)[];
  return Object.fromEntries(
    names.filter((name) => typed[name] !== stood[name]).map((name) => [name, typed[name]]),
  );
}

function isAnother(kept: string | null, typed: string): boolean {
  return kept !== null && kept.toLowerCase() !== typed.trim().toLowerCase();
}

/** The version is of the profile the form was made upon: nobody types it. */
const loadBody = async () =>
  (await import('@gangway/contract/customers/schemas.ts')).saveProfileBody.omit({ version: true });
type Typed = z.output<Awaited<ReturnType<typeof loadBody>>>;

// An identity card number is required; one that is kept already need not be typed again.
const loadFirstBody = async () => {
  const body = await loadBody();
  return body.extend({ idCard: body.shape.idCard.refine(Boolean, { error: 'validation.required' }) });
};
