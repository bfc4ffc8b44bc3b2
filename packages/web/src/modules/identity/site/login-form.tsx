import { sessionCalls } from '@gangway/contract/identity/session-calls.ts';
import { callApi } from '#lib/call-api.ts';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { PasswordField } from '#ui/site/password-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { useCompleteLogin } from './use-complete-login.ts';

const loadSchema = async () => (await import('@gangway/contract/identity/schemas.ts')).loginBody;

interface LoginFormProps {
  onDone: (user: SessionUser) => void;
  onForgotten: () => void;
}

export function LoginForm({ onDone, onForgotten }: LoginFormProps) {
  const t = useTranslate();
  const completeLogin = useCompleteLogin();
  return (
    <Form
      loadSchema={loadSchema}
      label={t('signIn.tab.login')}
      send={async (body) => onDone(await completeLogin(await callApi(sessionCalls.login, { body })))}
    >
      {(busy) => (
        <>
          <TextField
            name="username"
            label={t('field.username')}
            hint={t('signIn.username.hint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
          <Button type="submit" wide disabled={busy}>
            {busy ? t('form.busy') : t('action.signIn')}
          </Button>
          <Button look="quiet" wide onClick={onForgotten}>
            {t('signIn.forgotten')}
          </Button>
        </>
      )}
    </Form>
  );
}
