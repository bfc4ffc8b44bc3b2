import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import type { SiteLocale } from '@gangway/contract/core/prerendered.ts';
import type { Jump } from '@gangway/contract/payments/schemas.ts';

/** What is asked of a gateway: an amount, how it is to be paid, and where the customer and the news go afterwards. */
export interface PaymentRequest {
  paymentNo: string;
  amountSen: number;
  currency: 'MYR';
  method: GatewayMethod;
  description: string;
  email: string | null;
  locale: SiteLocale;
  /** Where the customer comes back to, whatever happened. */
  returnUrl: string;
  /** Where the gateway tells the server. */
  notifyUrl: string;
  /** When the place is no longer held: there is no point in paying later. */
  expiresAt: Date;
}

/** What a gateway says about a payment. */
export interface ProviderState {
  state: 'pending' | 'paid' | 'failed' | 'canceled';
  paymentNo: string;
  providerRef: string;
  amountSen: number;
  currency: string;
}

/** A message of a gateway whose signature was good. Null inside: it is about nothing that concerns us. */
export interface ProviderMessage {
  /** The gateway's own id of the message, by which a repeated one is known. */
  eventId: string;
  news: ProviderState | null;
  /** What the gateway wants to hear so that it stops telling. */
  answer: string;
}

/** Whether money goes back through the gateway it came by; what came at the desk or out of a balance does not. */
export function isCarriedByGateway(provider: string): boolean {
  return provider !== 'cash' && provider !== 'terminal' && provider !== 'balance';
}

/** Money a gateway is to send back, of one of its payments. */
export interface ProviderRefund {
  refundNo: string;
  paymentNo: string;
  providerRef: string;
  amountSen: number;
}

export type RefundState = { state: 'done' | 'sent' | 'failed'; providerRef: string | null; error: string };

export interface RawMessage {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * A payment company. Gateways that redirect and notify fit as they are: `create` answers with where to send the customer,
 * by address or by a form; `readMessage` checks what their server sends. Every call may be made again with the same
 * number and must then do nothing new. A gateway that cannot be reached throws.
 */
export interface PaymentProvider {
  name: string;
  methods: readonly GatewayMethod[];
  /** Where its pages are, for one whose customers are sent there by a posted form: the site's policy lets forms go there. */
  formOrigins?: readonly string[];
  create(request: PaymentRequest): Promise<{ providerRef: string; jump: Jump }>;
  /** Throws `payment.signature` unless the gateway has signed exactly these bytes. */
  readMessage(message: RawMessage): Promise<ProviderMessage>;
  /** Null when the gateway has never heard of it, or cannot be asked by our number alone where its own is not known. */
  query(payment: { paymentNo: string; providerRef: string | null }): Promise<ProviderState | null>;
  refund(refund: ProviderRefund): Promise<RefundState>;
  /** Everything the gateway counts as paid between two moments. */
  list(from: Date, to: Date): Promise<ProviderState[]>;
}
