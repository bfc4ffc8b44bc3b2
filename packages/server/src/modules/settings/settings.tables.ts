import type { Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    savedViews: {
      id: Made<number>;
      accountId: number;
      screen: string;
      list: string;
      name: string;
      query: string;
      columns: string[];
      shared: boolean;
      updatedAt: Moment;
    };
    configEntries: {
      key: string;
      value: string;
      remark: Generated<string>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
  }
}
