/** How the sound before a particle ends: in a vowel, in ㄹ, or in another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

/**
 * The particles as the Korean texts write them after something that is put in, each with what stands after a vowel, after ㄹ and
 * after another consonant.
 */
const particles: Record<string, Record<Ending, string>> = {
  '을(를)': { vowel: '를', rieul: '을', consonant: '을' },
  '이(가)': { vowel: '가', rieul: '이', consonant: '이' },
  '은(는)': { vowel: '는', rieul: '은', consonant: '은' },
  '과(와)': { vowel: '와', rieul: '과', consonant: '과' },
  '(으)로': { vowel: '로', rieul: '로', consonant: '으로' },
};

const open = /을\(를\)|이\(가\)|은\(는\)|과\(와\)|\(으\)로/g;

/** Gives every open particle of a Korean text, like `을(를)`, the one form that what stands before it asks for. */
export function chooseParticles(text: string): string {
  // The text is asked as it was: a particle never stands right after another.
  return text.replace(
    open,
    (particle, at: number) => particles[particle]?.[endingOf(text.slice(0, at))] ?? '',
  );
}

/** Amounts are read with their unit (링깃, 센), dates as 일, times as 분. */
const readOut: readonly (readonly [RegExp, Ending])[] = [
  [/RM [\d,.]+$/, 'consonant'],
  [/\d{4}-\d\d-\d\d$/, 'rieul'],
  [/\d:\d\d$/, 'consonant'],
];

/** 영 일 이 삼 사 오 육 칠 팔 구; 십, 백, 천 and 만 end like 영. */
const digits: readonly Ending[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** What is not read aloud: spaces, closing quotes, and a remark in brackets. */
const silent = /(?:[\s"'”’」』》〉.,]|\([^()]*\)|\[[^[\]]*\])+$/u;

function endingOf(before: string): Ending {
  const said = before.replace(silent, '');
  const known = readOut.find(([pattern]) => pattern.test(said));
  if (known) return known[1];
  const last = said.at(-1) ?? '';
  if (/[가-힣]/.test(last)) return endingOfSyllable(last);
  if (/\d/.test(last)) return digits[Number(last)] ?? 'vowel';
  return endingOfLatin(/[a-z]+$/i.exec(said.normalize('NFD').replaceAll(/\p{M}/gu, ''))?.[0] ?? '');
}

/** Syllables stand in the order of their finals, 28 for each pair before; the first is none, the ninth ㄹ. */
function endingOfSyllable(syllable: string): Ending {
  const final = ((syllable.codePointAt(0) ?? 0) - 0xac00) % 28;
  if (final === 0) return 'vowel';
  return final === 8 ? 'rieul' : 'consonant';
}

/** Short codes are spelled (엘, 엠, 엔, 알); longer words end as they sound: Dream 드림, Rachel 레이철, Ling 링, Ticket 티켓. */
function endingOfLatin(word: string): Ending {
  if (/^(?:[A-Z]{1,3}|[a-z])$/.test(word)) {
    if (/[LR]$/i.test(word)) return 'rieul';
    return /[MN]$/i.test(word) ? 'consonant' : 'vowel';
  }
  if (/l$/i.test(word)) return 'rieul';
  return /(?:[mn]|ng|(?:^|[^aeiou])[aeiou](?:[bkpt]|ck))$/i.test(word) ? 'consonant' : 'vowel';
}
