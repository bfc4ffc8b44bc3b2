import { isRecord } from '@gangway/contract/core/stale-record.ts';

/**
 * What somebody typed, put upon what somebody else has saved since: a field they did not touch takes the stored value, one
 * they did keeps theirs. Lists are one value.
 */
export function rebase<Values>(base: Values, mine: Values, theirs: Values): Values {
  if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
    const names = Object.keys(mine);
    return Object.fromEntries(
      names.map((name) => [name, rebase(base[name], mine[name], theirs[name])]),
    ) as Values;
  }
  return JSON.stringify(base) === JSON.stringify(mine) ? theirs : mine;
}
