import { compileMessage } from '@lingui/message-utils/compileMessage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import stays from '../../../../../contract/locales/en/stays.office.json' with { type: 'json' };
import turnover from '../../../../../contract/locales/en/turnover.office.json' with { type: 'json' };
import { i18n } from '#lib/i18n.ts';
import { stayLength } from './stay-length.ts';
import { clock, refusalWords } from './steps/refusal-words.ts';
import type { RoomStep } from './steps/room-step.ts';
import { lineOf } from './test/line-of.ts';

beforeAll(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T03:00:00.000Z'), toFake: ['Date'] });
  const texts = Object.entries({ ...stays, ...turnover });
  i18n.loadAndActivate({
    locale: 'en',
    messages: Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)])),
  });
});

afterAll(() => vi.useRealTimers());

const step = { roomNumber: '512' } as RoomStep;
const moved = { reason: 'room.step', message: 'This room cannot do that' };
const at = '2026-11-16T02:42:00.000Z';

test('who was faster is said by name and by the clock of the port', () => {
  const cleaned = { cleaned: { at, by: 'Mei', minutes: 12 } };
  const line = lineOf(12, { status: 'available', cleaning: null }, cleaned);
  expect(refusalWords(step, moved, line)).toBe('Room 512 was cleaned by Mei at 10:42 already.');
  const started = lineOf(12, { cleaning: { dirtyAt: at, startedAt: at, startedBy: 'Mei' } });
  expect(refusalWords(step, moved, started)).toBe('Mei has been cleaning room 512 since 10:42.');
});

test('a time of another day at the port is shown with its day', () => {
  const times = ['2026-11-15T15:59:00.000Z', '2026-11-15T16:00:00.000Z', '2026-11-16T15:59:00.000Z'];
  expect(times.map(clock)).toEqual(['2026-11-15 23:59', '00:00', '23:59']);
  expect(clock('2026-11-16T16:00:00.000Z')).toBe('2026-11-17 00:00');
  expect(clock('')).toBe('');
});

test('where nobody was, it is said how the room stands', () => {
  const outage = { since: at, reason: 'Tap drips', by: null, isDirty: false };
  const words = [
    lineOf(12, { status: 'available', cleaning: null }),
    lineOf(12, { status: 'occupied', cleaning: null }),
    lineOf(12, { status: 'maintenance', cleaning: null, maintenance: outage }),
    lineOf(12),
  ].map((line) => refusalWords(step, moved, line));
  expect(words).toEqual([
    'Room 512 is clean already.',
    'Room 512 is occupied. Nothing was changed.',
    'Room 512 is out of service: Tap drips',
    'Room 512 is to be cleaned. Nothing was changed.',
  ]);
});

test('any other refusal, or one nobody could look up, is said in the words of the server', () => {
  expect(refusalWords(step, moved, undefined)).toBe('Room 512: This room cannot do that');
  const oversold = { reason: 'room.oversold', message: 'Night of 3 December is oversold' };
  expect(refusalWords(step, oversold, lineOf(12))).toBe('Room 512: Night of 3 December is oversold');
});

test('how long a stay was', () => {
  expect([0, 59, 60, 725, 1440, 3061].map(stayLength)).toEqual([
    '0 min',
    '59 min',
    '1 h 0 min',
    '12 h 5 min',
    '1 d 0 h 0 min',
    '2 d 3 h 1 min',
  ]);
});
