import { recoveryCalls } from '@gangway/contract/customers/recovery-calls.ts';
import { useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import css from './recovery.module.css';

const loadSchema = async () => (await import('@gangway/contract/identity/schemas.ts')).forgotPasswordBody;

/** Asks for the link to a new password. What it says afterwards is the same whoever was named. */
export function ForgotPassword({ onBack }: { onBack: () => void }) {
  const t = useTranslate();
  const [asked, setAsked] = useState(false);
  return (
    <section className={css.panel}>
      <h2 key={String(asked)} ref={focusOn} tabIndex={-1} className={css.title}>
        {t(asked ? 'recovery.asked' : 'recovery.forgotten')}
      </h2>
      <p>{t(asked ? 'recovery.asked.text' : 'recovery.forgotten.text')}</p>
      {!asked && (
        <Form
          loadSchema={loadSchema}
          label={t('recovery.forgotten')}
          send={async (body) => {
            await callApi(recoveryCalls.forgotPassword, { body });
            setAsked(true);
          }}
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
              <Button type="submit" wide disabled={busy}>
                {busy ? t('form.busy') : t('recovery.send')}
              </Button>
            </>
          )}
        </Form>
      )}
      <Button look="quiet" wide onClick={onBack}>
        {t('recovery.back')}
      </Button>
    </section>
  );
}

/** What was here before is gone, and the focus with it. */
function focusOn(heading: HTMLHeadingElement | null): void {
  heading?.focus();
}
