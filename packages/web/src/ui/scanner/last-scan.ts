const key = 'gangway_last_scan';
/** So long after the last scan nobody is boarding here any more. */
const quietMs = 15 * 60_000;

/** To be called at every ticket scanned, by camera, scanner or hand: the app does not change while this goes on. */
export function noteScan(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // A browser that keeps nothing keeps no other version either.
  }
}

/** Whether nothing was scanned on this device for a while. */
export function isQuiet(now = Date.now()): boolean {
  const at = Number(localStorage.getItem(key) ?? 0);
  // A clock that was set back must not keep the app from its updates for ever.
  return at > now || now - at >= quietMs;
}
