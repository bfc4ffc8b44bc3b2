/**
 * Asks one question for everybody who comes in the same turn of the loop: in a crowd that is a fraction of the statements, and who
 * comes alone waits for nobody. Whoever joins has come before the question is asked, so no answer is older than who it is for.
 */
export function askTogether<Key, Answer>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  mostAtOnce: number,
): (key: Key) => Promise<Answer | undefined> {
  let gathering: { keys: Set<Key>; answers: Promise<ReadonlyMap<Key, Answer>> } | null = null;

  function gather() {
    const keys = new Set<Key>();
    const answers = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      if (gathering?.keys === keys) gathering = null;
      return ask([...keys]);
    });
    return { keys, answers };
  }

  return async (key) => {
    if (!gathering || gathering.keys.size >= mostAtOnce) gathering = gather();
    gathering.keys.add(key);
    return (await gathering.answers).get(key);
  };
}

/** The same for what is asked of a database, or in a transaction: whoever asks the same one is asked for together. */
export function askTogetherOf<Source extends object, Key, Answer>(
  ask: (source: Source, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Answer>>,
  mostAtOnce: number,
): (source: Source, key: Key) => Promise<Answer | undefined> {
  const askers = new WeakMap<Source, (key: Key) => Promise<Answer | undefined>>();
  return (source, key) => {
    const known = askers.get(source);
    if (known) return known(key);
    const asker = askTogether((keys: readonly Key[]) => ask(source, keys), mostAtOnce);
    askers.set(source, asker);
    return asker(key);
  };
}
