import { portDate } from '@gangway/contract/core/dates.ts';
import { guestAccountCalls } from '@gangway/contract/customers/guest-account-calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { loadSessionUser, sessionKey } from '#lib/session.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { Form } from '#ui/site/form.tsx';
import { PasswordField } from '#ui/site/password-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import css from './guest.module.css';

const loadSchema = async () => (await import('@gangway/contract/customers/schemas.ts')).makeAccountBody;

/** A name and a password for what was booked without an account; the bookings stay. */
export function MakeAccountDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [today] = useState(() => portDate(new Date()));
  return (
    <Dialog title={t('guest.account.title')} onClose={onClose}>
      <p className={css.text}>{t('guest.account.hint')}</p>
      <Form
        loadSchema={loadSchema}
        label={t('guest.account.title')}
        send={async (body) => {
          await callApi(guestAccountCalls.makeAccount, { body });
          client.setQueryData(sessionKey, await loadSessionUser());
          showToast(t('register.done'));
          onClose();
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="username"
              label={t('field.username')}
              hint={t('register.username.hint')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <TextField
              name="realName"
              label={t('field.realName')}
              hint={t('register.realName.hint')}
              defaultValue={name}
              autoComplete="name"
            />
            <TextField
              name="birthDate"
              label={t('field.birthDate')}
              hint={t('register.birthDate.hint')}
              type="date"
              min="1900-01-01"
              max={today}
              autoComplete="bday"
            />
            <PasswordField name="password" label={t('field.password')} autoComplete="new-password" strength />
            <PasswordField
              name="confirmPassword"
              label={t('field.confirmPassword')}
              autoComplete="new-password"
            />
            <Button type="submit" wide disabled={busy}>
              {busy ? t('form.busy') : t('register.submit')}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
