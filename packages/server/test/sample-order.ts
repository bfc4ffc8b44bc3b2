import { randomUUID } from 'node:crypto';
import type { KnownPassenger } from '../src/modules/booking/known-passengers.ts';
import type { HoldCaps } from '../src/modules/booking/hold-caps.ts';
import type { NewOrder } from '../src/modules/booking/new-order.ts';
import { shownNames } from './shown-names.ts';

let made = 0;

/** An order whose limits are out of reach, of nobody, at the counter. */
export function sampleOrder(
  order: Pick<NewOrder, 'sailingId' | 'roomTypeId' | 'tickets'> & Partial<NewOrder>,
): NewOrder {
  made += 1;
  return {
    orderNo: `SAMPLE${made}`,
    groupNo: `SAMPLE${made}`,
    channel: 'counter',
    accountId: null,
    soldBy: null,
    checkout: { accountId: 1, key: randomUUID(), line: 0, fingerprint: '' },
    customerName: 'Sample',
    bed: null,
    units: 1,
    referrer: 'GANGWAY',
    method: 'cash',
    totalSen: 1,
    nonRefundable: false,
    refundTiers: [],
    noShowPercent: 100,
    peak: false,
    complimentaryReason: '',
    givenBy: null,
    givenSen: 0,
    giftLimit: null,
    holdExpiresAt: new Date(Date.now() + 600_000),
    cartLine: null,
    limit: 1_000_000,
    capacity: 1_000_000,
    caps: null,
    edition: 0,
    names: shownNames,
    ...order,
  };
}

/** Somebody known, by a document of this number. */
export function samplePassenger(number: number): KnownPassenger {
  return {
    name: `Sample ${number}`,
    gender: 'other',
    idType: 'passport',
    idNumber: `R${String(number).padStart(8, '0')}`,
    passportExpiry: null,
    nationality: 'SG',
    birthDate: '1990-01-01',
    phone: '+6581234567',
    email: null,
    dueDate: null,
    referrer: 'GANGWAY',
    remarks: '',
  };
}

/** What nobody reaches, counted for this account and address. */
export function sampleCaps(accountId: number, addressKey: string): HoldCaps {
  const most = 1_000_000;
  return {
    accountId,
    addressKey,
    perSailing: most,
    perAccount: most,
    perAgent: most,
    perAddress: most,
    lapsedPerDay: most,
  };
}
