import { maxCartLines } from '@gangway/contract/booking/limits.ts';
import type { OrderLineInput } from '@gangway/contract/booking/schemas.ts';
import { createOwnStore, useOwnStore } from '#lib/own-store.ts';

/** A cart line of a visitor who is not signed in. */
export interface LocalLine {
  id: string;
  line: OrderLineInput;
  /** Which of its passengers are to be kept for the next time. */
  keep: readonly boolean[];
}

const store = createOwnStore<readonly LocalLine[]>('cart', [], true);

export const localLines = store.get;

export function useLocalLines(): readonly LocalLine[] {
  return useOwnStore(store);
}

export function addLocalLine(given: Omit<LocalLine, 'id'>): void {
  const line = { ...given, id: String(Math.random()).slice(2) };
  store.change((lines) => [...lines, line].slice(-maxCartLines));
}

export function changeLocalLine(id: string, given: Partial<LocalLine>): void {
  store.change((lines) => lines.map((line) => (line.id === id ? { ...line, ...given } : line)));
}

export function removeLocalLines(ids: readonly string[]): void {
  store.change((lines) => lines.filter((line) => !ids.includes(line.id)));
}
