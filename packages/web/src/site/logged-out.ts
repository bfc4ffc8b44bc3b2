import { useSyncExternalStore } from 'react';

let asking = false;
const listeners = new Set<() => void>();

/** Opens the box that asks whether to log in again; however many calls fail, one box stands. */
export function askLogin(): void {
  change(true);
}

export function stopAsking(): void {
  change(false);
}

export function useAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asking,
    () => false,
  );
}

function change(next: boolean): void {
  asking = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
