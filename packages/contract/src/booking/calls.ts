import { guestCalls } from './guest-calls.ts';
import { handOutCalls } from './hand-out-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { orderLinkCalls } from './order-link-calls.ts';
import { siteBookingCalls } from './site-calls.ts';
import { officeBookingCalls } from './office-calls.ts';
import { officeChangeCalls } from './office-change-calls.ts';
import { paperCalls } from './paper-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import { shareCalls } from './share-calls.ts';
import { referralCalls } from './referral-calls.ts';
import { stakesCalls } from './stakes-calls.ts';

export const bookingCalls = {
  ...siteBookingCalls,
  ...officeBookingCalls,
  ...moneyCalls,
  ...officeChangeCalls,
  ...receiptCalls,
  ...paperCalls,
  ...handOutCalls,
  ...guestCalls,
  ...referralCalls,
  ...stakesCalls,
  ...shareCalls,
  ...orderLinkCalls,
};
