import { guestAccountCalls } from '@gangway/contract/customers/guest-account-calls.ts';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { expectedNewcomer } from '#lib/newcomer.ts';
import { newKey } from '#lib/new-key.ts';
import type { SessionUser } from '#lib/session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { TickField } from '#ui/site/tick-field.tsx';
import { useCompleteLogin } from '#modules/identity/site/index.ts';
import { Agreement } from '../agreement.tsx';
import css from './guest.module.css';

const loadSchema = async () => (await import('@gangway/contract/customers/schemas.ts')).bookAsGuestBody;

/** Going on without an account: only where the tickets go, and whom to call. */
export function GuestForm({ onDone }: { onDone: (user: SessionUser) => void }) {
  const t = useTranslate();
  const completeLogin = useCompleteLogin();
  // The first passenger is likely the one who books.
  const [known] = useState(expectedNewcomer);
  const [key] = useState(newKey);
  return (
    <>
      <p className={css.text}>{t('guest.text')}</p>
      <Form
        loadSchema={loadSchema}
        label={t('guest.tab')}
        send={async (body) =>
          onDone(await completeLogin(await callApi(guestAccountCalls.bookAsGuest, { body })))
        }
      >
        {(busy) => (
          <>
            <input type="hidden" name="key" value={key} />
            <TextField
              name="email"
              label={t('field.email')}
              hint={t('guest.email.hint')}
              defaultValue={known?.email}
              type="email"
              autoComplete="email"
            />
            <TextField
              name="phone"
              label={t('field.phone')}
              hint={t('register.phone.hint')}
              defaultValue={known?.phone}
              type="tel"
              autoComplete="tel"
            />
            <TickField name="agreed">
              <Agreement />
            </TickField>
            <Button type="submit" wide disabled={busy}>
              {busy ? t('form.busy') : t('guest.submit')}
            </Button>
          </>
        )}
      </Form>
    </>
  );
}
