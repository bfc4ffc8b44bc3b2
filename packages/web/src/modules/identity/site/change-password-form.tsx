import { sessionCalls } from '@gangway/contract/identity/session-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { PasswordField } from '#ui/site/password-field.tsx';
import { sessionsKey } from './session-list.tsx';
import css from './change-password-form.module.css';

const loadSchema = async () => (await import('@gangway/contract/identity/schemas.ts')).changePasswordBody;

export function ChangePasswordForm({ username }: { username: string }) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState(0);
  return (
    <Form
      // Drawn anew after each change, empty.
      key={changes}
      loadSchema={loadSchema}
      label={t('action.changePassword')}
      send={async (body) => {
        await callApi(sessionCalls.changePassword, { body });
        setChanges(changes + 1);
        showToast(t('security.password.done'));
        void queryClient.invalidateQueries({ queryKey: sessionsKey });
      }}
    >
      {(busy) => (
        <div className={css.fields}>
          {/* Password managers want to know whose password this is. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            name="currentPassword"
            label={t('field.currentPassword')}
            autoComplete="current-password"
          />
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
          <div>
            <Button type="submit" look="second" disabled={busy}>
              {busy ? t('form.busy') : t('action.changePassword')}
            </Button>
          </div>
        </div>
      )}
    </Form>
  );
}
