import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { genders } from '@gangway/contract/customers/choices.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { sessionKey } from '#lib/session.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { Form } from '#ui/site/form.tsx';
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
  const [{ profile, saves }, setKept] = useState({ profile: loaded, saves: 0 });
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
        const { confirmation, ...saved } = await withSignIn(() =>
          callApi(customersCalls.saveProfile, { body }),
        );
        queryClient.setQueryData(profileKey(saved.id), saved);
        void queryClient.invalidateQueries({ queryKey: sessionKey });
        setKept({ profile: saved, saves: saves + 1 });
        setReplacesEmail(false);
        showToast(t(confirmation ? 'account.savedMailLater' : 'account.saved'));
      }}
    >
      {(busy) => (
        <>
          <div className={css.fields}>
            <TextField
              name="realName"
              label={t('field.realName')}
              defaultValue={profile.realName}
              autoComplete="name"
            />
            <ChoiceField
              name="gender"
              label={t('field.gender')}
              defaultValue={profile.gender ?? undefined}
              choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
            />
            <TextField
              name="phone"
              label={t('field.phone')}
              defaultValue={profile.phone}
              type="tel"
              autoComplete="tel"
            />
            <TextField
              name="email"
              label={t('field.email')}
              defaultValue={profile.email ?? ''}
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
            defaultValue={profile.remarks}
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

function isAnother(kept: string | null, typed: string): boolean {
  return kept !== null && kept.toLowerCase() !== typed.trim().toLowerCase();
}

const loadBody = async () => (await import('@gangway/contract/customers/schemas.ts')).saveProfileBody;

// An identity card number is required; one that is kept already need not be typed again.
const loadFirstBody = async () => {
  const body = await loadBody();
  return body.extend({ idCard: body.shape.idCard.refine(Boolean, { error: 'validation.required' }) });
};
