import type { ErrorInfo } from '../core/errors.ts';

export const bookingErrors = {
  'booking.closed': { status: 409 },
  'booking.soldOut': { status: 409 },
  'booking.tooManyGuests': { status: 422 },
  'booking.bed': { status: 422 },
  'booking.passengers': { status: 422 },
  'booking.priceChanged': { status: 409 },
  'booking.personTwice': { status: 409 },
  'booking.referrer': { status: 422 },
  'booking.balanceShort': { status: 422 },
  'booking.keyReused': { status: 409 },
  'booking.cartFull': { status: 422 },
  'order.step': { status: 409 },
  'order.refundChanged': { status: 409 },
  'order.noRefund': { status: 409 },
  'order.unaccompanied': { status: 422 },
  'order.changeClosed': { status: 409 },
  'order.changeSame': { status: 422 },
  'order.changeWaits': { status: 409 },
  'order.lookup': { status: 404 },
  'order.lookupDay': { status: 429 },
} as const satisfies Record<string, ErrorInfo>;
