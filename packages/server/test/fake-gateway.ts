import { gatewayMethods } from '@gangway/contract/core/payment-methods.ts';
import type {
  PaymentProvider,
  PaymentRequest,
  ProviderState,
  RawMessage,
} from '../src/modules/payments/provider.ts';
import { AppError } from '../src/platform/app-error.ts';

interface KnownPayment extends ProviderState {
  refundedSen: number;
  paidAt: Date | null;
}

/**
 * A gateway in the memory of the test, for what cannot be asked of a real one: answers that get lost after the deed,
 * wrong amounts, a list that leaves something out. It keeps the promises of one: the same number does nothing twice, and
 * never more goes back than came.
 */
export class FakeGateway implements PaymentProvider {
  readonly name = 'fake';
  readonly methods = gatewayMethods;
  /** up; down: nothing is done; lost: it is done, and the answer never comes. */
  mode: 'up' | 'down' | 'lost' = 'up';
  /** What it says of a refund it has taken. */
  refundState: 'done' | 'sent' = 'done';
  readonly payments = new Map<string, KnownPayment>();
  readonly refunds = new Map<string, { paymentNo: string; amountSen: number; state: 'done' | 'sent' }>();
  #messages = 0;

  async create(request: PaymentRequest) {
    return this.#answer(() => {
      const { paymentNo, amountSen, currency } = request;
      const known = this.payments.get(paymentNo);
      const payment = known ?? {
        state: 'pending' as const,
        paymentNo,
        providerRef: `ref-${paymentNo}`,
        amountSen,
        currency,
        refundedSen: 0,
        paidAt: null,
      };
      this.payments.set(paymentNo, payment);
      const jump = {
        url: `https://pay.example.com/${payment.providerRef}`,
        method: 'GET' as const,
        fields: {},
      };
      return { providerRef: payment.providerRef, jump };
    });
  }

  async readMessage({ headers, body }: RawMessage) {
    if (headers['x-signature'] !== signatureOf(body)) throw new AppError('payment.signature');
    const { id, news } = JSON.parse(body.toString()) as { id: string; news: ProviderState };
    return { eventId: id, news, answer: 'OK' };
  }

  async query({ paymentNo }: { paymentNo: string }) {
    return this.#answer(() => {
      const payment = this.payments.get(paymentNo);
      return payment ? stateOf(payment) : null;
    });
  }

  async refund({ refundNo, paymentNo, amountSen }: Parameters<PaymentProvider['refund']>[0]) {
    return this.#answer(() => {
      const payment = this.payments.get(paymentNo);
      const known = this.refunds.get(refundNo);
      if (known) known.state = this.refundState;
      if (!known && payment?.state === 'paid' && payment.refundedSen + amountSen <= payment.amountSen) {
        payment.refundedSen += amountSen;
        this.refunds.set(refundNo, { paymentNo, amountSen, state: this.refundState });
      }
      const refund = this.refunds.get(refundNo);
      return refund
        ? { state: refund.state, providerRef: `ref-${refundNo}`, error: '' }
        : { state: 'failed' as const, providerRef: null, error: 'refused' };
    });
  }

  async list(from: Date, to: Date) {
    return this.#answer(() =>
      [...this.payments.values()]
        .filter(({ state, paidAt }) => state === 'paid' && paidAt !== null && paidAt >= from && paidAt < to)
        .map(stateOf),
    );
  }

  /** The customer decides on the gateway's page. Gives the message the shop is to get; the first decision stands. */
  decide(paymentNo: string, state: 'paid' | 'failed' | 'canceled', at: Date, amountSen?: number): RawMessage {
    const payment = this.payments.get(paymentNo);
    if (!payment) throw new Error(`the gateway does not know ${paymentNo}`);
    if (payment.state === 'pending') {
      payment.state = state;
      if (state === 'paid') payment.paidAt = at;
      if (amountSen !== undefined) payment.amountSen = amountSen;
    }
    return this.message(stateOf(payment));
  }

  /** A signed message, with an id of its own. */
  message(news: ProviderState): RawMessage {
    this.#messages += 1;
    const body = Buffer.from(JSON.stringify({ id: `event-${this.#messages}`, news }));
    return { headers: { 'x-signature': signatureOf(body) }, body };
  }

  #answer<T>(act: () => T): T {
    if (this.mode === 'down') throw new Error('connection refused');
    const answer = act();
    if (this.mode === 'lost') throw new Error('connection reset');
    return answer;
  }
}

function stateOf({ state, paymentNo, providerRef, amountSen, currency }: KnownPayment): ProviderState {
  return { state, paymentNo, providerRef, amountSen, currency };
}

function signatureOf(body: Buffer): string {
  return `signed ${body.reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7)}`;
}
