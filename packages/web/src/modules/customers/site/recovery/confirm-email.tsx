import { recoveryCalls } from '@gangway/contract/customers/recovery-calls.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { accountPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button, ButtonLink } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import css from './recovery.module.css';

const loadSchema = async () => (await import('@gangway/contract/identity/schemas.ts')).linkBody;

/** Confirms an address by the link mailed to it, when its reader says so: programs that only look at mails open links too. */
export function ConfirmEmail({ link }: { link: string }) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => {
    if (email !== null) heading.current?.focus();
  }, [email]);
  return (
    <section className={css.panel}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {t(email === null ? 'recovery.confirm' : 'recovery.confirmed')}
      </h1>
      {email === null ? (
        <>
          <p>{t('recovery.confirm.text')}</p>
          <Form
            loadSchema={loadSchema}
            label={t('recovery.confirm')}
            send={async (body) => setEmail((await callApi(recoveryCalls.confirmEmail, { body })).email)}
          >
            {(busy) => (
              <>
                <input type="hidden" name="token" value={link} />
                <Button type="submit" wide disabled={busy}>
                  {busy ? t('form.busy') : t('recovery.confirm.submit')}
                </Button>
              </>
            )}
          </Form>
        </>
      ) : (
        <>
          <p>{t('recovery.confirmed.text', { email })}</p>
          <ButtonLink to={accountPage}>{t('site.nav.account')}</ButtonLink>
        </>
      )}
    </section>
  );
}
