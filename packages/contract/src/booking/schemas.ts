import { z } from 'zod';
import { bilingual, id, instant, listById, plainDate, text, uuid } from '../core/fields.ts';
import { idType, passengerFields, referrer } from '../customers/passengers.ts';
import { bed, roomKind, slot } from '../fleet/schemas.ts';
import { sailingStatus } from '../sailings/schemas.ts';
import { embarkation, ticketMail } from './arrival-schemas.ts';
import { maxCartLines, maxPassesPerOrder } from './limits.ts';
import { paymentMethods } from '../core/payment-methods.ts';
import { refundStatus } from '../payments/schemas.ts';
import { cancelReasons, groupStatuses, orderStatuses } from './states.ts';
import { shownTerms } from './terms-schemas.ts';

export { maxCartLines, maxPassesPerOrder };

export const orderStatus = z.enum(orderStatuses);
export const paymentMethod = z.enum(paymentMethods, { error: 'booking.chooseMethod' });
/** How money goes back: through the gateway, by hand, or into the balance. */
export const refundWays = ['gateway', 'cash', 'balance', 'none'] as const;
/** How money goes back, where any does. */
export const moneyWay = z.enum(refundWays).exclude(['none']);
const agreed = z.literal(true, { error: 'booking.agree' });

/** One passenger as the wizard sends one. */
export const passenger = z
  .strictObject({
    ...passengerFields,
    /** Takes the document number of a saved passenger instead of asking for it again. */
    savedPassengerId: id.nullish(),
    /** Takes it from the passenger at this place of the cart line that is being changed. */
    keptFrom: z.int().min(0).max(maxPassesPerOrder).nullish(),
    /** Takes the number of that document from the own profile. */
    ownDocument: z.boolean().optional(),
    dueDate: z.union([z.literal('').transform(() => null), plainDate]).nullish(),
    referrer,
  })
  .refine(
    (one) =>
      Boolean(one.idNumber) ||
      Boolean(one.savedPassengerId) ||
      one.ownDocument === true ||
      typeof one.keptFrom === 'number',
    {
      error: 'passenger.enterIdNumber',
      path: ['idNumber'],
    },
  );
export type Passenger = z.output<typeof passenger>;
export type PassengerInput = z.input<typeof passenger>;

export const correctGuestBody = z.strictObject({
  /** When the order was last changed, as it was shown: a correction made upon something older is refused. */
  updatedAt: instant,
  ticketId: id,
  /** The guest as it should be. `keptFrom: 0` leaves the document number what it is; who sent the guest stays. */
  passenger,
});

/** What the customer was shown of what is to be bought. */
const shown = {
  /** The total the customer was shown. It is never charged; another price is shown before anything is bought. */
  shownTotalSen: z.int().min(0),
  /** When the ship was said to leave. Sent, another time is shown before anything is bought. */
  shownDepartsAt: instant.optional(),
  /** Under which terms it was shown. Sent, worse ones are shown before anything is bought. */
  shownTerms: shownTerms.optional(),
};

/** One line of a cart, or one booking: what becomes one order. */
export const orderLine = z.strictObject({
  sailingId: id,
  roomTypeId: id,
  /** One of the beds the type offers; null where it offers none. */
  bed: bed.nullable(),
  passengers: z.array(passenger).min(1).max(maxPassesPerOrder),
  ...shown,
});
export type OrderLine = z.output<typeof orderLine>;
export type OrderLineInput = z.input<typeof orderLine>;

const checkoutFields = {
  /** Made by the client once for each wish to buy: sent again, it gives the same orders again. */
  key: uuid,
  method: paymentMethod,
  agreed,
};

/** What is said to whoever would hold too much unpaid. */
export const heldErrors = [
  'booking.heldSailing',
  'booking.heldAccount',
  'booking.heldAddress',
  'booking.lapsedAddress',
  'booking.lapsed',
] as const;

export const checkoutBody = z
  .strictObject({
    ...checkoutFields,
    /** Bookings to buy at once. */
    lines: z.array(orderLine).max(maxCartLines).default([]),
    /** Lines of the own cart; bought, they leave it. Total, departure and terms are what the customer was shown. */
    cartLines: listById(z.strictObject({ id, ...shown }), maxCartLines).default([]),
  })
  .refine((body) => body.lines.length + body.cartLines.length > 0, {
    error: 'booking.nothing',
    path: ['lines'],
  });
export type Checkout = z.output<typeof checkoutBody>;

/** A walk-in at the counter: the same line, for a customer with an account or without. */
export const counterSaleBody = z.strictObject({
  ...checkoutFields,
  accountId: id.nullable(),
  line: orderLine,
  /** An order booked again: guests with `keptFrom` take the number of the document from its guests, in their order. */
  againOrderId: id.nullish(),
  /** Said, the order costs nothing and is paid at once. */
  complimentaryReason: text(200).default(''),
});

/** Where and when, as an order shows it. */
export const orderSailing = z.object({
  id,
  date: z.string(),
  slot,
  departsAt: instant,
  returnsAt: instant,
  status: sailingStatus,
  shipName: z.string(),
  fromPort: bilingual,
  destination: bilingual,
});

export const orderRoomType = z.object({
  id,
  code: z.string(),
  kind: roomKind,
  name: bilingual,
  hasWindow: z.boolean(),
});

export const order = z.object({
  id,
  orderNo: z.string(),
  groupNo: z.string(),
  status: orderStatus,
  sailing: orderSailing,
  roomType: orderRoomType,
  bed: bed.nullable(),
  people: z.int(),
  totalSen: z.int(),
  paidSen: z.int(),
  refundedSen: z.int(),
  /** Of what goes back: what waits at the desk and nobody has collected yet. */
  toCollectSen: z.int(),
  /** What was kept of the money paid: fees of cancelling and of changes of date. */
  feeSen: z.int(),
  method: paymentMethod,
  nonRefundable: z.boolean(),
  complimentary: z.boolean(),
  customerName: z.string(),
  referrer: z.string(),
  /** While unpaid: until when the place is held. */
  holdExpiresAt: instant.nullable(),
  createdAt: instant,
  paidAt: instant.nullable(),
  canceledAt: instant.nullable(),
  cancelReason: z.enum(cancelReasons).nullable(),
  refundedAt: instant.nullable(),
  completedAt: instant.nullable(),
  updatedAt: instant,
});
export type Order = z.output<typeof order>;

/** A ticket as its owner sees it. */
export const ticket = z.object({
  id,
  serial: z.string(),
  name: z.string(),
  ageGroup: z.enum(['infant', 'child', 'adult']),
  idType,
  idEnding: z.string(),
  /** False once it was cancelled, alone or with its order. */
  live: z.boolean(),
  /** Who travels in their place; null unless somebody does. */
  replacedBy: z.string().nullable(),
  /** A doctor's certificate must be shown at boarding. */
  certificateNeeded: z.boolean(),
  /** The text of the QR code; null while the order is not paid. */
  code: z.string().nullable(),
  boardedAt: instant.nullable(),
  foodAt: instant.nullable(),
  chipAt: instant.nullable(),
  disembarkedAt: instant.nullable(),
  /** Since when a link shows it to whoever has the link; null while none does. */
  sharedAt: instant.nullable(),
});
export type Ticket = z.output<typeof ticket>;

/** Money of an order that went back, or is on its way, and how far it has come. */
export const orderRefund = z.object({
  /** Guests were cancelled; another date cost less; the money came when the order was gone. */
  kind: z.enum(['cancel', 'change', 'late']),
  at: instant,
  /** Those who were cancelled with it. */
  ticketIds: z.array(id),
  amountSen: z.int(),
  feeSen: z.int(),
  /** The way most of it goes. */
  way: z.enum(refundWays),
  /** As far as the part that has come least far. */
  state: refundStatus,
  /** What goes which way, and how far it is: an order paid in several ways gets its money back in several. */
  ways: z.array(z.object({ way: moneyWay, amountSen: z.int(), state: refundStatus })),
});
export type OrderRefund = z.output<typeof orderRefund>;

/** A change of date that waits for its payment; the new place is held for it. */
export const waitingChange = z.object({
  sailingId: id,
  date: z.string(),
  slot,
  departsAt: instant,
  dueSen: z.int(),
  expiresAt: instant,
  /** The payment that was begun and can be gone on with. */
  paymentId: id.nullable(),
});
export type WaitingChange = z.output<typeof waitingChange>;

export const orderWithTickets = order.extend({
  roomNumber: z.string().nullable(),
  arrival: embarkation,
  /** Null where none was written: nobody gave an address, no mail is sent from here, or it is long ago. */
  ticketMail: ticketMail.nullable(),
  tickets: z.array(ticket),
  /** By what its refund is reckoned: what it was bought under, and what it took along from dates it left. */
  refundTerms: shownTerms.omit({ nonRefundable: true }),
  refunds: z.array(orderRefund),
  change: waitingChange.nullable(),
});
export type OrderWithTickets = z.output<typeof orderWithTickets>;

/** Orders bought together. */
export const orderGroup = z.object({
  groupNo: z.string(),
  status: z.enum(groupStatuses),
  createdAt: instant,
  totalSen: z.int(),
  orders: z.array(order),
});
export type OrderGroup = z.output<typeof orderGroup>;

/** What became of one line of a checkout: first those sent, then those of the cart. */
export const lineOutcome = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), order }),
  z.object({
    ok: z.literal(false),
    reason: z.string(),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
]);
export type LineOutcome = z.output<typeof lineOutcome>;

export const checkoutAnswer = z.object({
  groupNo: z.string(),
  success: z.int(),
  total: z.int(),
  /** "Successfully created {success}/{total} orders", in the caller's language. */
  message: z.string(),
  lines: z.array(lineOutcome),
  now: instant,
});
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;

/** What a line costs now, and whether it can still be bought. */
export const quote = z.object({
  /** `gone`: sold out, fewer left than asked for, or too small; `closed`: not for sale any more. */
  state: z.enum(['open', 'gone', 'closed']),
  totalSen: z.int().nullable(),
  nonRefundable: z.boolean(),
  /** What an order of it would carry; null where none can be made. */
  terms: shownTerms.nullable(),
  left: z.int(),
  sailing: orderSailing.nullable(),
  roomType: orderRoomType.nullable(),
});
export type Quote = z.output<typeof quote>;

export const quoteBody = z.strictObject({
  lines: z
    .array(z.strictObject({ sailingId: id, roomTypeId: id, people: z.int().min(1).max(maxPassesPerOrder) }))
    .min(1)
    .max(maxCartLines),
});
