import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type AddressChanges = Record<string, string | null>;

interface Address {
  params: URLSearchParams;
  /**
   * Null or an empty text takes a name out. Every other name stays as it stands in the address now.
   * A state goes along with the entry in the browser's history, and with that one alone.
   */
  change: (changes: AddressChanges, replace: boolean, state?: unknown) => void;
}

/** What a screen keeps in the query of its address. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    // From the address itself: what was drawn last may lag behind a change just made.
    (changes: AddressChanges, replace: boolean, state: unknown = null) =>
      setParams(withChanges(new URLSearchParams(location.search), changes), { replace, state }),
    [setParams],
  );
  return { params, change };
}

/** A query with some of its names changed. */
export function withChanges(before: URLSearchParams, changes: AddressChanges): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The id of a record in an address; null where none stands there, or something that cannot be one. */
export function readId(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
