import type { Generated } from 'kysely';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    configEntries: {
      key: string;
      value: string;
      remark: Generated<string>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
  }
}
