import { newKey } from './new-key.ts';

/**
 * What somebody at the desk types about a person must not stand in an address: it would be in the history of the browser, in
 * the logs of proxies and in links that are sent on. The address has a mark instead; what it means is known to this tab.
 */
const prefix = 'gangway_searches_';
const mark = '~';
/** Older ones are only reached by going back very far. */
const mostKept = 100;

/** Numbers the product itself gives out: of orders and their groups, payments, refunds, shifts and recharges. */
const ownNumber = /^(GW\d{6}[A-Z0-9]{6}|(PY|RF|CS|RC)\d{6}[A-Z0-9]{8}|GR[A-Z0-9]{10})$/i;

/** Whether a text may be of a person: a document, a phone number or a mail address. Names and the numbers of records are not. */
export function isPersonal(text: string): boolean {
  if (ownNumber.test(text.trim())) return false;
  return text.includes('@') || (text.match(/\d/g)?.length ?? 0) >= 3;
}

/** Whether a value in an address stands for a text that is kept here. */
export function isMark(value: string): boolean {
  return value.startsWith(mark);
}

/** What has to stand in the address for a text: the text itself, or the mark under which this tab keeps it. */
export function markOf(accountId: number, text: string): string {
  if (!isPersonal(text) && !isMark(text)) return text;
  const kept = read(accountId);
  const known = kept.find(([, before]) => before === text);
  if (known) return known[0];
  const own = mark + newKey().slice(0, 8);
  write(accountId, [...kept, [own, text] as const].slice(-mostKept));
  return own;
}

/** The text a value in an address stands for; null where this tab does not know it. */
export function textOf(accountId: number, value: string): string | null {
  if (!isMark(value)) return value;
  return read(accountId).find(([own]) => own === value)?.[1] ?? null;
}

/** Forgets what was looked for here, whoever did: the next person must not find it by going back. */
export function forgetSearches(): void {
  memory.clear();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

type Kept = (readonly [own: string, text: string])[];

/** Where the browser keeps nothing it lives as long as the page. */
const memory = new Map<number, Kept>();

function read(accountId: number): Kept {
  const known = memory.get(accountId);
  if (known) return known;
  try {
    const kept: Kept = JSON.parse(sessionStorage.getItem(prefix + accountId) ?? '[]');
    memory.set(accountId, kept);
    return kept;
  } catch {
    return [];
  }
}

function write(accountId: number, kept: Kept): void {
  memory.set(accountId, kept);
  try {
    sessionStorage.setItem(prefix + accountId, JSON.stringify(kept));
  } catch {
    // No room, or a browser that keeps nothing.
  }
}
