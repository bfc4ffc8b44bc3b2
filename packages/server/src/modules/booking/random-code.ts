import { randomInt } from 'node:crypto';
import { codeAlphabet, serialLength } from '@gangway/contract/booking/ticket-code.ts';
import { portDate } from '@gangway/contract/core/dates.ts';

const orderLetters = 6;

/** A serial number: short, not to be guessed, of letters nobody mistakes. */
export function makeSerial(): string {
  return letters(serialLength);
}

/** An order number: the day it was made and letters that cannot be guessed. */
export function makeOrderNo(at: Date): string {
  return `GW${portDate(at).slice(2).replaceAll('-', '')}${letters(orderLetters)}`;
}

/** Turns a hash into letters of the same alphabet: the same hash is always the same code. */
export function codeOfHash(hash: Buffer, length: number): string {
  return Array.from(hash.subarray(0, length), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
}

function letters(count: number): string {
  return Array.from({ length: count }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
