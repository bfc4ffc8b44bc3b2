import { recoveryCalls } from '@gangway/contract/customers/recovery-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { sessionKey } from '#lib/session.ts';
import { showToast } from '#lib/toasts.ts';
import { token } from '#lib/token.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { PasswordField } from '#ui/site/password-field.tsx';
import css from './recovery.module.css';

const loadSchema = async () => (await import('@gangway/contract/identity/schemas.ts')).resetPasswordBody;

/** Sets a new password by a mailed link. */
export function ResetPassword({ link, onDone }: { link: string; onDone: () => void }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  return (
    <section className={css.panel}>
      <h1 className={css.title}>{t('recovery.reset')}</h1>
      <p>{t('recovery.reset.text')}</p>
      <Form
        loadSchema={loadSchema}
        label={t('recovery.reset')}
        send={async (body) => {
          await callApi(recoveryCalls.resetPassword, { body });
          // The session of this browser has ended with the others.
          token.clear();
          queryClient.setQueryData(sessionKey, null);
          showToast(t('recovery.reset.done'));
          onDone();
        }}
      >
        {(busy) => (
          <>
            <input type="hidden" name="token" value={link} />
            <PasswordField
              name="newPassword"
              label={t('field.newPassword')}
              autoComplete="new-password"
              strength
            />
            <PasswordField
              name="confirmPassword"
              label={t('field.confirmPassword')}
              autoComplete="new-password"
            />
            <Button type="submit" wide disabled={busy}>
              {busy ? t('form.busy') : t('recovery.reset.submit')}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}
