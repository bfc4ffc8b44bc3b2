import type { FrozenManifest, ManifestPerson } from '@gangway/contract/boarding/manifest-schemas.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';
import { personName } from '../../../platform/database/person-name.ts';
import { getCountedSailing } from './counted-sailing.query.ts';

/** Somebody on a manifest, with the document number as it is kept: sealed, and null once it was forgotten. */
export interface SealedPerson extends ManifestPerson {
  idSealed: string | null;
}

/** Which manifest of a sailing: a frozen one by its number, or how things are now. */
export interface ManifestChoice {
  sailingId: number;
  number: number | undefined;
}

/** Who really boarded, by name. */
export async function readPeopleManifest(db: Db, { sailingId, number }: ManifestChoice, locale: Locale) {
  const { sailing, fromPort } = await getCountedSailing(db, sailingId);
  const frozen = number === undefined ? null : await getFrozen(db, sailingId, number);
  const people = frozen
    ? await readFrozenPeople(db, { sailingId, number: frozen.number }, locale)
    : await readSailingPeople(db, sailingId, locale);
  // The ship comes back to where it left: the destination is the name of the trip, and no port.
  return { sailing, embarkation: fromPort, disembarkation: fromPort, frozen, people };
}

/** The frozen versions of a sailing, the newest first. */
export async function listManifests(db: Db, sailingId: number): Promise<FrozenManifest[]> {
  await getCountedSailing(db, sailingId);
  const rows = await selectFrozen(db, sailingId).orderBy('boardingManifests.number', 'desc').execute();
  return rows.map((row) => ({ ...row, frozenAt: row.frozenAt.toISOString() }));
}

/** Who came and who left between two frozen versions. */
export async function compareManifests(
  db: Db,
  sailingId: number,
  { from, to }: { from: number; to: number },
  locale: Locale,
) {
  await Promise.all([getFrozen(db, sailingId, from), getFrozen(db, sailingId, to)]);
  const [before, after] = await Promise.all([
    readFrozenPeople(db, { sailingId, number: from }, locale),
    readFrozenPeople(db, { sailingId, number: to }, locale),
  ]);
  return { came: without(after, before), left: without(before, after) };
}

function without(people: readonly SealedPerson[], others: readonly SealedPerson[]): ManifestPerson[] {
  const known = new Set(others.map((person) => person.ticketId));
  return people.filter((person) => !known.has(person.ticketId)).map(withoutNumber);
}

/** As everybody may see somebody who may see the manifest. */
export function withoutNumber({ idSealed: _, ...person }: SealedPerson): ManifestPerson {
  return person;
}

async function getFrozen(db: Db, sailingId: number, number: number): Promise<FrozenManifest> {
  const row = await selectFrozen(db, sailingId)
    .where('boardingManifests.number', '=', number)
    .executeTakeFirst();
  if (!row) throw new AppError('record.missing');
  return { ...row, frozenAt: row.frozenAt.toISOString() };
}

function selectFrozen(db: Db, sailingId: number) {
  return db
    .selectFrom('boardingManifests')
    .leftJoin('accounts', 'accounts.id', 'boardingManifests.frozenBy')
    .select([
      'boardingManifests.number',
      'boardingManifests.frozenAt',
      'boardingManifests.aboard',
      'boardingManifests.crew',
      personName<string>().as('frozenBy'),
    ])
    .where('boardingManifests.sailingId', '=', sailingId);
}

/** The expiry that was asked for is the passport's, and says nothing of another document. */
const columns = sql`
  t.id as ticket_id, t.order_id, o.order_no, t.serial, t.name, t.nationality, t.birth_date, t.gender, t.id_type,
  t.id_ending, case when t.id_type = 'passport' then t.passport_expiry end as document_expiry, t.id_sealed, false as transit`;

async function readFrozenPeople(
  db: Db,
  { sailingId, number }: { sailingId: number; number: number },
  locale: Locale,
): Promise<SealedPerson[]> {
  const { rows } = await sql<SealedPerson>`
    select ${columns}, p.room_number
      from boarding_manifest_people p join tickets t on t.id = p.ticket_id join orders o on o.id = t.order_id
     where p.sailing_id = ${sailingId} and p.number = ${number}
     order by ${inLanguage('t.name', locale)}, t.id`.execute(db);
  return rows;
}

/** Until the ship has left, whoever is aboard; from then on also who was aboard when it left and has disembarked since. */
async function readSailingPeople(db: Db, sailingId: number, locale: Locale): Promise<SealedPerson[]> {
  const { rows } = await sql<SealedPerson>`
    select ${columns}, o.room_number
      from boarding_tickets b join tickets t on t.id = b.ticket_id join orders o on o.id = t.order_id
      join sailings s on s.id = b.sailing_id
     where b.sailing_id = ${sailingId}
       and (b.aboard or (s.status in ('departed', 'returned') and b.boarded_at is not null
                         and b.disembarked_at >= greatest(s.departs_at, (
                           select max(frozen_at) from boarding_manifests where sailing_id = s.id))))
     order by ${inLanguage('t.name', locale)}, t.id`.execute(db);
  return rows;
}
