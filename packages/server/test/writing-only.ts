import { DummyDriver, type KyselyConfig, PostgresAdapter } from 'kysely';
import { Compiler } from '../src/platform/database/compiler.ts';

/** For a query builder that writes statements as the product does, and asks nobody. */
export const writingOnly: KyselyConfig['dialect'] = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: () => {
    throw new Error('there is no database behind it');
  },
  createQueryCompiler: () => new Compiler(),
};
