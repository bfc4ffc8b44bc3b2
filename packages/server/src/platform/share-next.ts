/**
 * Does work once for everybody who asks for the same, one after the other: whoever comes while it is under way shares the next one, and is
 * told what both came to. So nobody is told less than was done since they asked, and a crowd is at it once and not a hundred times.
 */
export function shareNext<Key>(work: (key: Key) => Promise<number>): (key: Key) => Promise<number> {
  const lines = new Map<Key, { current: Promise<number>; next: Promise<number> | null }>();

  function begin(key: Key): Promise<number> {
    const current = work(key);
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
    line.next ??= line.current.then(
      async (before) => before + (await begin(key)),
      () => begin(key),
    );
    return line.next;
  };
}
