/**
 * Lets one piece of work of each go on at a time, in the order they came; whoever is somebody else waits for nobody. Who had to wait is told
 * so: what came before may have been the same.
 */
export function createTurns(): <T>(of: string, work: (hasWaited: boolean) => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (of, work) => {
    const follow = () => work(true);
    const own = last.get(of)?.then(follow, follow) ?? work(false);
    last.set(of, own);
    const leave = () => {
      if (last.get(of) === own) last.delete(of);
    };
    own.then(leave, leave);
    return own;
  };
}
