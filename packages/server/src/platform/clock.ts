/** The one clock: tests move it, everything else asks it. It goes by the database; see `database/database-clock.ts`. */
export type Clock = () => Date;
