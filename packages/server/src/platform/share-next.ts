/**
 * Does work once for everybody who asks for the same, one after the other: whoever comes while it is under way shares the next one. So
 * nobody misses what was there when they asked, and a crowd is at it once and not a hundred times.
 */
export function createShareNext<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { current: Promise<T>; next: Promise<T> | null }>();

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const current = work();
    const line = { current, next: null };
    lines.set(key, line);
    const leave = () => {
      if (lines.get(key) === line && line.next === null) lines.delete(key);
    };
    current.then(leave, leave);
    return current;
  }

  return (key, work) => {
    const line = lines.get(key);
    if (!line) return begin(key, work);
    const follow = () => begin(key, work);
    line.next ??= line.current.then(follow, follow);
    return line.next;
  };
}
