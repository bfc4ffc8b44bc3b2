/** Remembers names for a while: who was noted lately, and who no more. */
export function createLately(ms: number): { note(name: string): void; has(name: string): boolean } {
  const until = new Map<string, number>();
  return {
    note(name) {
      const now = performance.now();
      // Noted anew it stands last, so those that are over stand first.
      until.delete(name);
      until.set(name, now + ms);
      for (const [other, end] of until) {
        if (end > now) break;
        until.delete(other);
      }
    },
    has: (name) => (until.get(name) ?? 0) > performance.now(),
  };
}
