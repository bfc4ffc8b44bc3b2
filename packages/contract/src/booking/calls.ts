import { moneyCalls } from './money-calls.ts';
import { siteBookingCalls } from './site-calls.ts';
import { officeBookingCalls } from './office-calls.ts';

export const bookingCalls = { ...siteBookingCalls, ...officeBookingCalls, ...moneyCalls };
