import type { Outcome } from '@gangway/contract/legacy/results.ts';
import type { Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    baccaratShoes: {
      id: Made<number>;
      key: string;
      tableName: string;
      number: number;
      openedAt: Moment;
      openedBy: number | null;
    };
    baccaratRounds: {
      id: Made<number>;
      key: string;
      shoeId: number;
      round: number;
      outcome: Outcome;
      bankerPair: Generated<boolean>;
      playerPair: Generated<boolean>;
      enteredAt: Moment;
      enteredBy: number | null;
    };
    baccaratTakenBack: { key: string; shoeId: number; round: number; outcome: Outcome };
  }
}
