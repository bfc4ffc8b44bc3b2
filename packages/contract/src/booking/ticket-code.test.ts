import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeAlphabet,
  formatSerial,
  readSerial,
  readTicketCode,
  serialLength,
  signedPart,
} from './ticket-code.ts';

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');
const signature = fc.string({ unit: fc.constantFrom(...base64url), minLength: 86, maxLength: 86 });
const good = `${signedPart(36, 7)}.${'A'.repeat(86)}`;

describe("a ticket's code", () => {
  test('read back says what was written', () => {
    fc.assert(
      fc.property(id, id, signature, (ticketId, sailingId, signed) => {
        const text = `${signedPart(ticketId, sailingId)}.${signed}`;
        expect(readTicketCode(text)).toEqual({ ticketId, sailingId, signature: signed });
      }),
    );
  });

  test('of another ticket or another sailing has another signed part', () => {
    fc.assert(
      fc.property(id, id, id, id, (ticket, sailing, otherTicket, otherSailing) => {
        const same = ticket === otherTicket && sailing === otherSailing;
        expect(signedPart(ticket, sailing) === signedPart(otherTicket, otherSailing)).toBe(same);
      }),
    );
    // Without a mark between them these two would be one text.
    expect(signedPart(37, 2)).not.toBe(signedPart(1, 38));
  });

  test('is the same with the spaces and line ends a scanner adds', () => {
    expect(readTicketCode(` ${good}\r\n`)).toEqual(readTicketCode(good));
  });

  test('can be written in one way only', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '2', '9', 'a', 'z'), maxLength: 13 }),
        (part) => {
          const text = `G1.${part}.7.${'A'.repeat(86)}`;
          const read = readTicketCode(text);
          expect(read === null || signedPart(read.ticketId, read.sailingId) === `G1.${part}.7`).toBe(true);
        },
      ),
    );
  });

  test.each([
    '',
    ' ',
    'G1',
    'G1...',
    good.slice(1),
    good.slice(0, -1),
    `${good}A`,
    good.replace('G1', 'G2'),
    good.replace('G1', 'g1'),
    good.replace('.7.', '.0.'),
    good.replace('.7.', '.07.'),
    good.replace('.7.', '..'),
    good.replace('.7.', '.-7.'),
    good.replace('.7.', '.7 .'),
    good.replace('.7.', '.２.'),
    good.replace('.7.', `.${'z'.repeat(11)}.`),
    good.replace('.7.', `.${'z'.repeat(40)}.`),
    good.replace('AA', 'A+'),
    good.replace('AA', 'A='),
    'https://example.com/G1.a.b',
    '{"ticketId":1}',
  ])('is not %j', (text) => {
    expect(readTicketCode(text)).toBeNull();
  });

  test('is no text that happens by chance', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(readTicketCode(text)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the letters of serial numbers', () => {
  test.each(['0OQ', '1IL', '2Z', '5S', '8B', '6G', 'UV'])('hold at most one of %s', (alike) => {
    const held = alike.split('').filter((letter) => codeAlphabet.includes(letter));
    expect(held.length).toBeLessThanOrEqual(1);
  });

  test('are capitals and digits, each once', () => {
    expect(codeAlphabet).toMatch(/^[A-Z0-9]+$/);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  });

  test('are enough that a serial number cannot be guessed', () => {
    expect(Math.log2(codeAlphabet.length) * serialLength).toBeGreaterThan(40);
  });
});

test('a serial number is printed in two halves and loses nothing', () => {
  expect(formatSerial('ACDEF34679')).toBe('ACDEF-34679');
  const serial = fc.string({ unit: fc.constantFrom(...codeAlphabet.split('')), maxLength: 20 });
  fc.assert(
    fc.property(serial, (text) => {
      expect(formatSerial(text).replaceAll('-', '')).toBe(text);
    }),
  );
});

test.each([
  ['ACDEF-34679', 'ACDEF34679'],
  [' acdef 34679\r\n', 'ACDEF34679'],
  ['ACDEF3467', null],
  ['ACDEF346799', null],
  ['ACDEF34670', null],
  ['', null],
])('%j is read as the serial number %s', (text, serial) => {
  expect(readSerial(text)).toBe(serial);
});
