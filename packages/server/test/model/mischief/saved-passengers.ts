import { deletePassenger } from '../../../src/modules/customers/delete-passenger.ts';
import { savePassenger } from '../../../src/modules/customers/save-passenger.ts';
import { person } from '../person.ts';
import type { World } from '../world.ts';
import { mustRefuse, strangerTo, type Trick } from './found.ts';

/** Somebody whom another customer has saved, asked for by the number of that record instead of a document. */
export async function foreignPassenger(world: World, accountId: number | null) {
  const owner = strangerTo(world, accountId);
  const { idNumber: _, ...fields } = person(11);
  return { ...fields, savedPassengerId: await saveFor(world, owner) };
}

/** A saved passenger of somebody else's, changed and taken away. */
export const savedPassengerTrick: Trick = async (world, _, { b }) => {
  const id = await saveFor(world, world.account('agent'));
  const mine = world.account('customer');
  const actor = world.actor('customer');
  return mustRefuse(true, () =>
    b % 2 === 0
      ? deletePassenger(world.platform, mine, id, actor)
      : savePassenger(world.platform, mine, { ...fieldsOf(11), id }, actor),
  );
};

/** The record of this person, made when it is not there yet. */
export async function saveFor(world: World, accountId: number): Promise<number> {
  const { db } = world.platform;
  const known = await db
    .selectFrom('savedPassengers')
    .select('id')
    .where('accountId', '=', accountId)
    .orderBy('id')
    .executeTakeFirst();
  if (known) return known.id;
  const saved = await savePassenger(world.platform, accountId, fieldsOf(11), world.actor('agent'));
  return saved.id;
}

function fieldsOf(index: number) {
  const { dueDate: _, referrer: __, ...fields } = person(index);
  return { ...fields, consent: true };
}
