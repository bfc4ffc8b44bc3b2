import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Form } from '#ui/site/form.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { usePage } from '#ui/site/use-page.ts';
import { loadGuestTexts } from '#modules/customers/site/index.ts';
import { TripFrame } from '../orders/trip-frame.tsx';
import { loadShareTexts } from '../share/share-texts.ts';
import { FoundOrder } from './found-order.tsx';
import css from './look-up-page.module.css';

const loadSchema = async () =>
  (await import('@gangway/contract/booking/site-calls.ts')).siteBookingCalls.lookUpOrder.body;

const SharedTicketPage = lazy(async () => {
  const [module] = await Promise.all([import('../share/shared-ticket-page.tsx'), loadShareTexts()]);
  return { default: module.SharedTicketPage };
});

const OpenOrderPage = lazy(async () => {
  const [module] = await Promise.all([import('./open-order-page.tsx'), loadGuestTexts()]);
  return { default: module.OpenOrderPage };
});

const AskLink = lazy(async () => {
  const [module] = await Promise.all([import('./guest-forms.ts'), loadGuestTexts()]);
  return { default: module.AskLink };
});

/** Opens a ticket or an order without an account: by a link that was given on or mailed, or by what is known of the order. */
export function LookUpPage() {
  const { hash } = useLocation();
  const [, what, token] = /^#(ticket|order)=([\w-]+)$/.exec(hash) ?? [];
  if (!token) return <LookUpForm />;
  const Page = what === 'ticket' ? SharedTicketPage : OpenOrderPage;
  return (
    <Suspense fallback={<Skeleton lines={10} />}>
      <Page key={token} token={token} />
    </Suspense>
  );
}

/** By its number and the end of a passenger's document number. */
function LookUpForm() {
  usePage('lookUp.title');
  const t = useTranslate();
  const [found, setFound] = useState<Data<typeof bookingCalls.lookUpOrder> | null>(null);
  if (found) return <FoundOrder order={found.order} onAnother={() => setFound(null)} />;
  return (
    <TripFrame
      slot="day"
      head={
        <>
          <h1>{t('lookUp.title')}</h1>
          <p>{t('lookUp.lead')}</p>
        </>
      }
    >
      <section className={css.form}>
        <Form
          loadSchema={loadSchema}
          label={t('lookUp.title')}
          send={async (body) => setFound(await callApi(bookingCalls.lookUpOrder, { body }))}
        >
          {(busy) => (
            <>
              <TextField
                name="orderNo"
                label={t('field.orderNo')}
                hint={t('lookUp.orderNo.hint')}
                maxLength={40}
                {...codeInput}
              />
              <TextField
                name="idEnding"
                label={t('field.idEnding')}
                hint={t('lookUp.idEnding.hint')}
                maxLength={4}
                {...codeInput}
              />
              <Button type="submit" wide disabled={busy}>
                {busy ? t('form.busy') : t('lookUp.submit')}
              </Button>
            </>
          )}
        </Form>
        <p className={css.privacy}>{t('lookUp.privacy')}</p>
      </section>
      <Suspense>
        <AskLink />
      </Suspense>
    </TripFrame>
  );
}

/** What is typed is a code, no word to complete or to correct. */
const codeInput = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;
