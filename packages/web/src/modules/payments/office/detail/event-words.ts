import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { paymentMethods } from '@gangway/contract/core/payment-methods.ts';
import type { PaymentDetail } from '@gangway/contract/payments/schemas.ts';
import { z } from 'zod';
import type { translate } from '#lib/i18n.ts';
import type { HistoryLine } from './fold-events.ts';
import { moneyIn } from './money-in.ts';
import { refundReason } from './refund-reason.ts';

export interface EventWords {
  what: string;
  /** What was said about it. */
  more: string;
  tone: 'good' | 'bad' | 'plain';
}

const optionalText = z.string().optional().catch(undefined);
const optionalSen = z.number().optional().catch(undefined);
const known = z.object({
  amountSen: optionalSen,
  expectedSen: optionalSen,
  cameSen: optionalSen,
  state: z.enum(['pending', 'paid', 'failed', 'canceled']).catch('pending'),
  method: z.enum(paymentMethods).optional().catch(undefined),
  decision: z.enum(['accept', 'sendBack']).catch('accept'),
  outcome: z.enum(['paid', 'returned']).optional().catch(undefined),
  currency: optionalText,
  error: optionalText,
  reason: optionalText,
  reference: optionalText,
  note: optionalText,
  slipNo: optionalText,
  expiresAt: optionalText,
});

/** One thing that happened to a payment, as somebody would tell it. */
export function eventWords(
  t: typeof translate,
  { event, times, lastAt }: HistoryLine,
  payment: Pick<PaymentDetail, 'provider'>,
): EventWords {
  const data = known.parse(event.data);
  const amount = formatMoney(data.amountSen ?? 0);
  const expected = formatMoney(data.expectedSen ?? 0);
  const came = moneyIn(data.cameSen ?? 0, data.currency ?? 'MYR');
  // What the desk's terminal took or gave is found again by its slip.
  const isOnTerminal = data.method !== undefined && Boolean(data.slipNo);
  const terminal = {
    amount,
    method: data.method ? t(`method.${data.method}`) : '',
    slipNo: data.slipNo ?? '',
  };
  const say = (what: string, more = '', tone: EventWords['tone'] = 'plain') => ({ what, more, tone });
  switch (event.kind) {
    case 'created': {
      const method = data.method ? t(`method.${data.method}`) : '';
      const until = data.expiresAt
        ? t('payment.event.until', { time: formatInstant(data.expiresAt).slice(11) })
        : '';
      return say(t('payment.event.created', { amount, method }), until);
    }
    case 'gatewayFailed':
      return say(t('payment.event.gatewayFailed'), data.error, 'bad');
    case 'jumped':
      return say(t('payment.event.jumped'));
    case 'callback':
      return say(t('payment.event.callback', { state: data.state, amount }));
    case 'query':
      return say(
        t('payment.event.query', { state: data.state, amount, times }),
        times > 1 ? t('payment.event.lastAsked', { time: formatInstant(lastAt) }) : '',
      );
    case 'settled':
      return say(t('payment.event.settled'), '', 'good');
    case 'parked':
      return data.expectedSen === data.cameSen
        ? say(t('payment.event.parkedOther', { came, currency: data.currency ?? '' }), '', 'bad')
        : say(t('payment.event.parked', { expected, came }), '', 'bad');
    case 'confirmed':
      return say(
        isOnTerminal
          ? t('payment.event.onTerminal', terminal)
          : t(receivedText(payment.provider), { amount }),
        data.note,
        'good',
      );
    case 'refundRequested':
      // A refund that is tried again names only its amount.
      return data.reference === undefined
        ? say(t('payment.event.refundAgain', { amount }))
        : say(t('payment.event.refundRequested', { amount }), refundReason(t, data.reason ?? ''));
    case 'refundSent':
      return say(t('payment.event.refundSent', { amount }));
    case 'refundDone':
      return say(
        isOnTerminal
          ? t('payment.event.givenBack', terminal)
          : isByHand(event, payment.provider)
            ? t('payment.event.handedOut', { amount })
            : t('payment.event.refundDone', { amount }),
        '',
        'good',
      );
    case 'refundFailed':
      return say(t('payment.event.refundFailed', { amount }), data.error, 'bad');
    case 'resolved':
      return say(t(`payment.event.resolved.${data.decision}`, { expected, came }), data.reason);
    case 'outcome':
      return say(data.outcome ? t(`payment.event.outcome.${data.outcome}`) : t('payment.event.outcome'));
    default:
      return say(event.kind);
  }
}

function receivedText(provider: string) {
  if (provider === 'balance') return 'payment.event.fromBalance';
  return provider === 'cash' ? 'payment.event.confirmed' : 'payment.event.received';
}

/** A gateway carries a refund out by itself; where a person says it is done, a person has handed it over. */
function isByHand({ by }: HistoryLine['event'], provider: string): boolean {
  return by !== null && provider !== 'balance';
}
