import type { Tx } from '../../platform/database/create-database.ts';
import { insertKnownRows } from '../insert-rows.ts';
import type { DemoDevices } from './devices.ts';
import type { BoardedSailing } from './plan-scans.ts';

/** Two watches, turn and turn about; those without a name are a number. */
const watches = [
  [
    { name: 'Hassan Ibrahim', duty: 'Master', people: 1 },
    { name: 'Ramesh Pillai', duty: 'Chief engineer', people: 1 },
    { name: 'Nadia Osman', duty: 'Purser', people: 1 },
    { name: '', duty: 'Deck and engine', people: 14 },
    { name: '', duty: 'Galley and service', people: 22 },
  ],
  [
    { name: 'Loh Boon Keat', duty: 'Master', people: 1 },
    { name: 'Faizal Ahmad', duty: 'Chief engineer', people: 1 },
    { name: 'Grace Lim', duty: 'Purser', people: 1 },
    { name: '', duty: 'Deck and engine', people: 13 },
    { name: '', duty: 'Galley and service', people: 24 },
  ],
];

export async function insertCrew(
  tx: Tx,
  sailings: readonly BoardedSailing[],
  { lane1 }: DemoDevices,
): Promise<void> {
  const rows = sailings.flatMap(({ id, departsAt }, index) =>
    (watches[index % 2] ?? []).map((crew) => ({
      ...crew,
      sailingId: id,
      enteredBy: lane1.accountId,
      enteredAt: new Date(departsAt.getTime() - 3 * 3_600_000),
    })),
  );
  await insertKnownRows(tx, 'boardingCrew', rows);
}
