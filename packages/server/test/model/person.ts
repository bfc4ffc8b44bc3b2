import { randomUUID } from 'node:crypto';
import { farAhead, tenYearsAgo } from '../days.ts';

/** Somebody of a small crowd, always the same by number. */
export function person(index: number) {
  return {
    name: `Person ${index}`,
    gender: 'female' as const,
    idType: 'passport' as const,
    idNumber: `M${10_000_000 + index}`,
    passportExpiry: farAhead,
    nationality: 'SG' as const,
    // One of the crowd is a child, who cannot be left alone.
    birthDate: index === 8 ? tenYearsAgo : '1990-05-05',
    phone: '+6581234567',
    email: null,
    dueDate: null,
    referrer: 'GANGWAY',
    remarks: '',
  };
}

/** A wish to travel in the place of somebody, without a fee. */
export function replacement(index: number) {
  return { key: randomUUID(), passenger: person(index % 12), shownFeeSen: 0, by: null, note: '' };
}
