import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const ticket = {
  id: 7,
  serial: '34679ACDEF',
  name: 'Lim, Ah Hock',
  ageGroup: 'adult' as const,
  idType: 'passport' as const,
  idEnding: '1234',
  live: true,
  replacedBy: null,
  certificateNeeded: false,
  code: null,
  boardedAt: null,
  foodAt: null,
  chipAt: null,
  disembarkedAt: null,
  sharedAt: null,
};

const order = {
  orderNo: 'G261115AB',
  updatedAt: '2026-11-15T03:04:05.678Z',
  sailing: {
    id: 1,
    date: '2026-12-01',
    slot: 'night' as const,
    departsAt: '2026-12-01T20:00:00+08:00',
    returnsAt: '2026-12-02T07:30:00+08:00',
    status: 'scheduled' as const,
    shipName: 'Ocean',
    fromPort: { en: 'Port Klang', zh: '巴生港' },
    destination: { en: 'Straits', zh: '海峡' },
  },
  tickets: [ticket, { ...ticket, id: 8, serial: 'GHJKMNPQRT', name: 'Gone', live: false }],
};
const words = {
  summary: 'Ocean; to the Straits',
  location: 'Port Klang',
  map: 'https://maps.example/?q=1,2',
  description: ['Order G261115AB'],
};

const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('the sailing stands in UTC, and the entry can be told again by its order', () => {
  const lines = unfolded(calendarFile(order, words)).split('\r\n');
  expect(lines).toContain('DTSTART:20261201T120000Z');
  expect(lines).toContain('DTEND:20261201T233000Z');
  expect(lines).toContain('DTSTAMP:20261115T030405Z');
  expect(lines).toContain('UID:order-G261115AB@gangway');
  expect(lines.filter((line) => line.includes('TZID') || line === 'BEGIN:VTIMEZONE')).toEqual([]);
});

test('separators of the format are escaped, and cancelled tickets left out', () => {
  const text = unfolded(calendarFile(order, words));
  expect(text).toContain(String.raw`SUMMARY:Ocean\; to the Straits`);
  expect(text).toContain(String.raw`DESCRIPTION:Order G261115AB\nLim\, Ah Hock: 34679-ACDEF`);
  expect(text).toContain('URL:https://maps.example/?q=1,2\r\n');
  expect(text).not.toContain('Gone');
});

test('every line ends in CRLF and has at most 75 bytes, and folding loses nothing', () => {
  const summary = `${'海峡夜航，'.repeat(20)}🚢${'a'.repeat(80)}`;
  const text = calendarFile(order, { ...words, summary });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfolded(text)).toContain(`SUMMARY:${summary}\r\n`);
});
