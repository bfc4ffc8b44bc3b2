import { guestCalls } from './guest-calls.ts';
import { moneyCalls } from './money-calls.ts';
import { siteBookingCalls } from './site-calls.ts';
import { officeBookingCalls } from './office-calls.ts';
import { officeChangeCalls } from './office-change-calls.ts';
import { receiptCalls } from './receipt-calls.ts';
import { shareCalls } from './share-calls.ts';
import { referralCalls } from './referral-calls.ts';

export const bookingCalls = {
  ...siteBookingCalls,
  ...officeBookingCalls,
  ...moneyCalls,
  ...officeChangeCalls,
  ...receiptCalls,
  ...guestCalls,
  ...referralCalls,
  ...shareCalls,
};
