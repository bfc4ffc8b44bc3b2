import type { CrewEntry } from '@gangway/contract/boarding/head-count-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { inLanguage } from '../../platform/database/in-language.ts';
import { personName } from '../../platform/database/person-name.ts';

/** The crew and staff entered for a sailing: those with names first. */
export async function listCrew(db: Db, sailingId: number, locale: Locale): Promise<CrewEntry[]> {
  const rows = await selectCrew(db)
    .where('boardingCrew.sailingId', '=', sailingId)
    .orderBy((eb) => eb('boardingCrew.name', '=', ''))
    .orderBy(inLanguage('boardingCrew.name', locale))
    .orderBy('boardingCrew.id')
    .execute();
  return rows.map(present);
}

/** One entry with the sailing it is for; null where there is none. */
export async function findCrew(db: Db, id: number): Promise<{ sailingId: number; entry: CrewEntry } | null> {
  const row = await selectCrew(db).where('boardingCrew.id', '=', id).executeTakeFirst();
  return row ? { sailingId: row.sailingId, entry: present(row) } : null;
}

function selectCrew(db: Db) {
  return db
    .selectFrom('boardingCrew')
    .innerJoin('accounts', 'accounts.id', 'boardingCrew.enteredBy')
    .select([
      'boardingCrew.id',
      'boardingCrew.sailingId',
      'boardingCrew.name',
      'boardingCrew.duty',
      'boardingCrew.people',
      'boardingCrew.enteredAt',
      'boardingCrew.version',
      personName<string>().as('enteredBy'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectCrew>['executeTakeFirstOrThrow']>>;

function present({ sailingId: _, ...row }: Row): CrewEntry {
  return { ...row, enteredAt: row.enteredAt.toISOString() };
}
