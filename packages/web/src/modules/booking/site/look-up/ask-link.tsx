import { orderLinkCalls } from '@gangway/contract/booking/order-link-calls.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import css from './look-up-page.module.css';

const loadSchema = async () =>
  (await import('@gangway/contract/booking/order-link-schemas.ts')).orderLinkBody;

/** Asks for the link to an order booked without an account. What it says afterwards is the same whatever was typed. */
export function AskLink() {
  const t = useTranslate();
  // Whoever comes from an order that only its own link may change brings its number along.
  const orderNo = useSearchParams()[0].get('ask');
  const [state, setState] = useState<'shut' | 'open' | 'asked'>(orderNo === null ? 'shut' : 'open');
  return (
    <section className={css.form} aria-labelledby="ask-link">
      <h2 id="ask-link">{t('guest.link.title')}</h2>
      <p>{t('guest.link.text')}</p>
      {state === 'asked' && <p role="status">{t('guest.link.asked')}</p>}
      {state === 'shut' && (
        <Button look="second" wide onClick={() => setState('open')}>
          {t('guest.link.open')}
        </Button>
      )}
      {state === 'open' && (
        <Form
          loadSchema={loadSchema}
          label={t('guest.link.title')}
          send={async (body) => {
            await callApi(orderLinkCalls.mailOrderLink, { body });
            setState('asked');
          }}
        >
          {(busy) => (
            <>
              <TextField
                name="orderNo"
                label={t('field.orderNo')}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                defaultValue={orderNo ?? ''}
                // The button that was pressed is gone, and the focus with it.
                {...(orderNo === null ? { ref: focusOn } : {})}
              />
              <TextField
                name="email"
                label={t('field.email')}
                type="email"
                autoComplete="email"
                {...(orderNo === null ? {} : { ref: focusOn })}
              />
              <Button type="submit" wide disabled={busy}>
                {busy ? t('form.busy') : t('guest.link.submit')}
              </Button>
            </>
          )}
        </Form>
      )}
    </section>
  );
}

function focusOn(field: HTMLInputElement | null): void {
  field?.focus();
}
