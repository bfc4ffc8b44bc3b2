import { ownKey } from '#lib/own-keys.ts';

/** A day, as with what visitors of the site begin. That module is theirs: taken in here, every page would load it at once. */
const keptMs = 24 * 3_600_000;

/** What somebody had begun in a form and not saved. */
export interface Draft<Values> {
  at: number;
  /** Of the record it was begun upon; null for a new one. */
  version: number | null;
  values: Partial<Values>;
}

/** Never written down: who finds the browser must not find these. */
const secret = /password|card|passport|document|idNumber|secret/i;

/** Drafts are one account's own, and are forgotten with everything else of theirs when they log out. */
function keyOf(accountId: number, form: string): string {
  return ownKey(`draft_${accountId}_${form}`);
}

/** The draft of a form; one that is a day old, or was begun upon another version of the record, is none. */
export function readDraft<Values>(
  accountId: number,
  form: string,
  version: number | null,
): Draft<Values> | null {
  try {
    const text = localStorage.getItem(keyOf(accountId, form));
    if (!text) return null;
    const draft: Draft<Values> = JSON.parse(text);
    if (Date.now() - draft.at < keptMs && draft.version === version) return draft;
  } catch {
    // Not ours, cut short, or a browser that keeps nothing: as if it were not there.
  }
  dropDraft(accountId, form);
  return null;
}

export function writeDraft(
  accountId: number,
  form: string,
  version: number | null,
  typed: Record<string, unknown>,
): void {
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => !secret.test(name)));
  try {
    localStorage.setItem(keyOf(accountId, form), JSON.stringify({ at: Date.now(), version, values }));
  } catch {
    // No room, or a browser that keeps nothing: it lives as long as the form.
  }
}

export function dropDraft(accountId: number, form: string): void {
  try {
    localStorage.removeItem(keyOf(accountId, form));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
