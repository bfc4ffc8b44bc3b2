import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isMark, isPersonal, markOf, textOf } from '#lib/kept-searches.ts';
import { useSessionUser } from './session/use-session-user.ts';

export type AddressChanges = Record<string, string | null>;

interface Address {
  params: URLSearchParams;
  /**
   * Null or an empty text takes a name out. Every other name stays as it stands in the address now.
   * A state goes along with the entry in the browser's history, and with that one alone.
   */
  change: (changes: AddressChanges, replace: boolean, state?: unknown) => void;
}

/** Under these names one types whom one looks for. */
const aboutPeople: readonly string[] = ['keyword', 'passenger', 'phone', 'account'];
const aboutNobody: readonly string[] = [];

/**
 * What a screen keeps in the query of its address. A document, a phone number or a mail address one looks for is read and
 * changed like anything else, but the address has only a mark of it, unless the screen is one of `things` alone.
 */
export function useAddress({ things = false }: { things?: boolean | undefined } = {}): Address {
  const people = things ? aboutNobody : aboutPeople;
  const { id: accountId } = useSessionUser();
  const [params, setParams] = useSearchParams();
  const { state: before } = useLocation();
  const change = useCallback(
    // From the address itself: what was drawn last may lag behind a change just made.
    (changes: AddressChanges, replace: boolean, state: unknown = null) => {
      const written = Object.entries(changes).map(([name, value]) => [
        name,
        value && people.includes(name) ? markOf(accountId, value) : value,
      ]);
      const next = withChanges(new URLSearchParams(location.search), Object.fromEntries(written));
      setParams(next, { replace, state });
    },
    [accountId, people, setParams],
  );
  // A link may have been made elsewhere, or before: what it tells of a person leaves the address at once.
  useEffect(() => {
    const open = people.flatMap((name) => {
      const value = params.get(name);
      return value && !isMark(value) && isPersonal(value) ? [[name, value]] : [];
    });
    if (open.length > 0) change(Object.fromEntries(open), true, before);
  }, [params, people, change, before]);
  return { params: useMemo(() => withTexts(params, people, accountId), [params, people, accountId]), change };
}

/** A query with the texts its marks stand for; what this tab does not know is not there. */
function withTexts(params: URLSearchParams, people: readonly string[], accountId: number): URLSearchParams {
  const marked = people.filter((name) => isMark(params.get(name) ?? ''));
  if (marked.length === 0) return params;
  return withChanges(
    params,
    Object.fromEntries(marked.map((name) => [name, textOf(accountId, params.get(name) ?? '')])),
  );
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
