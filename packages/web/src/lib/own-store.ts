import { useSyncExternalStore } from 'react';
import { ownKey } from './own-keys.ts';

/** Something the visitor has begun and not sent yet; it outlives a reload and the way back. */
export interface OwnStore<T> {
  get: () => T;
  change: (next: (before: T) => T) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
  empty: T;
}

/** How long a booking begun here waits for its visitor; the privacy notice names it. */
export const keptMs = 24 * 3_600_000;

/**
 * Keeps a value in this browser for a day; it is read when it is first asked for. A shared one follows what other tabs
 * do; any other stays what it is in each tab, so that two things begun at once do not mix, until it is forgotten.
 */
export function createOwnStore<T>(name: string, empty: T, shared = false): OwnStore<T> {
  const listeners = new Set<() => void>();
  let value: { held: T } | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    const ours = key === ownKey(name) || key === null;
    if (!ours || (!shared && newValue !== null)) return;
    value = null;
    tell();
  };
  const get = () => (value ??= { held: read(name, empty) }).held;
  return {
    empty,
    get,
    change(next) {
      value = { held: next(get()) };
      write(name, value.held);
      tell();
    },
    clear() {
      value = { held: empty };
      remove(name);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', hear);
      };
    },
  };
}

export function useOwnStore<T>(store: OwnStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.empty);
}

interface Stored<T> {
  at: number;
  value: T;
}

function read<T>(name: string, empty: T): T {
  try {
    const text = localStorage.getItem(ownKey(name));
    if (!text) return empty;
    const stored: Stored<T> = JSON.parse(text);
    if (Date.now() - stored.at < keptMs) return stored.value;
  } catch {
    // Not ours, cut short, or a browser that keeps nothing: as if it were not there.
  }
  remove(name);
  return empty;
}

function remove(name: string): void {
  try {
    localStorage.removeItem(ownKey(name));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

function write(name: string, value: unknown): void {
  try {
    const stored: Stored<unknown> = { at: Date.now(), value };
    localStorage.setItem(ownKey(name), JSON.stringify(stored));
  } catch {
    // No room, or a browser that keeps nothing: it lives as long as the page.
  }
}
