import { expect, test } from 'vitest';
import { chooseParticles } from './korean-particles.ts';

test.each([
  ['항로을(를) 좌석이(가)', '항로를 좌석이'],
  ['객실을(를)', '객실을'],
  ['선박이(가) 항차은(는)', '선박이 항차는'],
  ['직원과(와) 고객', '직원과 고객'],
  ['에이전트과(와) 고객', '에이전트와 고객'],
])('a syllable decides by its final consonant: %s', (text, shown) => {
  expect(chooseParticles(text)).toBe(shown);
});

test.each([
  ['부산(으)로', '부산으로'],
  ['서울(으)로', '서울로'],
  ['제주(으)로', '제주로'],
  ['객실 107(으)로', '객실 107로'],
  ['객실 103(으)로', '객실 103으로'],
  ['객실 102(으)로', '객실 102로'],
])('(으)로 takes ㄹ for a vowel: %s', (text, shown) => {
  expect(chooseParticles(text)).toBe(shown);
});

test('digits are read in Korean', () => {
  const read = Array.from('0123456789', (digit) => chooseParticles(`${digit}을(를)`));
  expect(read).toEqual(['0을', '1을', '2를', '3을', '4를', '5를', '6을', '7을', '8을', '9를']);
});

test.each([
  ['RM 1,234.55을(를) 받으세요', 'RM 1,234.55을 받으세요'],
  ['RM 0.52이(가)', 'RM 0.52이'],
  ['RM 12.45(으)로', 'RM 12.45으로'],
  ['2026-11-15을(를)', '2026-11-15을'],
  ['2026-11-12(으)로', '2026-11-12로'],
  ['09:35은(는)', '09:35은'],
])('amounts, dates and times are read with their unit: %s', (text, shown) => {
  expect(chooseParticles(text)).toBe(shown);
});

test.each([
  ['VIP을(를)', 'VIP를'],
  ['DLX이(가)', 'DLX가'],
  ['LM은(는)', 'LM은'],
  ['XL(으)로', 'XL로'],
  ['Aurora Star을(를)', 'Aurora Star를'],
  ['Sea Dream을(를)', 'Sea Dream을'],
  ['Mei Ling은(는)', 'Mei Ling은'],
  ['LIM WEI LING은(는)', 'LIM WEI LING은'],
  ['Rachel(으)로', 'Rachel로'],
  ['Island Ticket이(가)', 'Island Ticket이'],
  ['Robert이(가)', 'Robert가'],
  ['José을(를)', 'José를'],
  ['anna@example.com(으)로', 'anna@example.com으로'],
])('Latin letters are spelled in codes and sound in words: %s', (text, shown) => {
  expect(chooseParticles(text)).toBe(shown);
});

test.each([
  ['“서울”을(를)', '“서울”을'],
  ["'제주'이(가)", "'제주'가"],
  ['2026년 11월 15일 (일)을(를)', '2026년 11월 15일 (일)을'],
  ['박지수 (VIP)은(는)', '박지수 (VIP)는'],
])('quotes and remarks in brackets are not read: %s', (text, shown) => {
  expect(chooseParticles(text)).toBe(shown);
});

test.each(['王小明', '★', ''])('what has no known reading takes the form after a vowel: "%s"', (name) => {
  expect(chooseParticles(`${name}을(를)`)).toBe(`${name}를`);
});

test('brackets that are no particle stay', () => {
  expect(chooseParticles('대기 시간(분), 설명(영어)')).toBe('대기 시간(분), 설명(영어)');
});
