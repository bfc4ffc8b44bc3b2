/**
 * Does work once for everybody who asks for the same, one after the other: whoever comes while it is under way shares the next one. So
 * nobody misses what was there when they asked, and a crowd is at it once and not a hundred times.
 */
export function shareNext<Key>(work: (key: Key) => Promise<unknown>): (key: Key) => Promise<void> {
  const lines = new Map<Key, { current: Promise<void>; next: Promise<void> | null }>();

  function begin(key: Key): Promise<void> {
    const current = work(key).then(() => {});
    const line = { current, next: null };
    lines.set(key, line);
    const leave = () => {
      if (lines.get(key) === line && line.next === null) lines.delete(key);
    };
    current.then(leave, leave);
    return current;
  }

  return (key) => {
    const line = lines.get(key);
    if (!line) return begin(key);
    const follow = () => begin(key);
    line.next ??= line.current.then(follow, follow);
    return line.next;
  };
}
