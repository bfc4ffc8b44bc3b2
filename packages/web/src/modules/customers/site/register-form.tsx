import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { expectedNewcomer } from '#lib/newcomer.ts';
import type { SessionUser } from '#lib/session.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { PasswordField } from '#ui/site/password-field.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { TickField } from '#ui/site/tick-field.tsx';
import { useCompleteLogin } from '#modules/identity/site/index.ts';
import { Agreement } from './agreement.tsx';

const loadSchema = async () => (await import('@gangway/contract/customers/schemas.ts')).registerBody;

export function RegisterForm({ onDone }: { onDone: (user: SessionUser) => void }) {
  const t = useTranslate();
  const completeLogin = useCompleteLogin();
  // Who was just filled in as a guest need not be typed again.
  const [known] = useState(expectedNewcomer);
  const [today] = useState(() => portDate(new Date()));
  return (
    <Form
      loadSchema={loadSchema}
      label={t('signIn.tab.register')}
      send={async (body) => {
        const user = await completeLogin(await callApi(customersCalls.register, { body }));
        showToast(t('register.done'));
        onDone(user);
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
            defaultValue={known?.realName}
            autoComplete="name"
          />
          <TextField
            name="phone"
            label={t('field.phone')}
            hint={t('register.phone.hint')}
            defaultValue={known?.phone}
            type="tel"
            autoComplete="tel"
          />
          <TextField
            name="email"
            label={t('field.email')}
            defaultValue={known?.email}
            hint={t('register.email.hint')}
            type="email"
            autoComplete="email"
            optional
          />
          <TextField
            name="birthDate"
            label={t('field.birthDate')}
            hint={t('register.birthDate.hint')}
            defaultValue={known?.birthDate}
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
          <TickField name="agreed">
            <Agreement />
          </TickField>
          <Button type="submit" wide disabled={busy}>
            {busy ? t('form.busy') : t('register.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}
