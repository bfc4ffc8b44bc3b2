import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  kind: 'error' | 'done';
  text: string;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message for five seconds; the same message shown twice at once stands once. */
export function showToast(text: string, kind: Toast['kind'] = 'done'): void {
  lastId += 1;
  change([...toasts.filter((toast) => toast.text !== text), { id: lastId, kind, text }].slice(-4));
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, current, current);
}

const current = () => toasts;

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
