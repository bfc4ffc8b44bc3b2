export interface Age {
  unit: 'now' | 'minutes' | 'hours';
  count: number;
}

/** How old something is, as one says it: just now, in minutes, from two hours on in hours. */
export function ageParts(ms: number): Age {
  const minutes = Math.floor(Math.max(0, ms) / 60_000);
  if (minutes < 1) return { unit: 'now', count: 0 };
  return minutes < 120
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.floor(minutes / 60) };
}
