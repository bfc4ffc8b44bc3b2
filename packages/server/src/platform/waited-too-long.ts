import { DatabaseAway } from './database/database-away.ts';

/** Somebody stood in a line to the database longer than anybody should, and it is for them as if it were away. Nothing of theirs was begun. */
export class WaitedTooLong extends DatabaseAway {
  override name = 'WaitedTooLong';

  constructor(patienceMs: number) {
    super(`nobody was let in for ${patienceMs} ms`);
  }
}
