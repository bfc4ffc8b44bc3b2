import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Sailing } from '@gangway/contract/sailings/schemas.ts';
import { fieldError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/create-database.ts';
import { lock } from '../../platform/database/locks.ts';

interface Wanted {
  shipId: number;
  slot: Slot;
}
interface Times {
  departsAt: Date;
  returnsAt: Date;
}

/**
 * A sailing that gets other times or another ship is at sea with it alone, and by day is back the same day. What it keeps may
 * stay as it is. The ship is locked: two who move two sailings of it look one after the other.
 */
export async function requireShipFree(
  tx: Tx,
  before: Sailing,
  { shipId, slot }: Wanted,
  { departsAt, returnsAt }: Times,
): Promise<void> {
  const isSame =
    before.shipId === shipId &&
    Date.parse(before.departsAt) === departsAt.getTime() &&
    Date.parse(before.returnsAt) === returnsAt.getTime();
  if (isSame) return;
  const isNextDay = formatInstant(departsAt).slice(0, 10) !== formatInstant(returnsAt).slice(0, 10);
  if (slot === 'day' && isNextDay) throw fieldError('sailing.nextDay', 'returning', 'error.sailing.nextDay');
  await lock(tx, 'ships', [shipId]);
  const other = await tx
    .selectFrom('sailings')
    .select(['date', 'slot', 'departsAt', 'returnsAt'])
    .where('shipId', '=', shipId)
    .where('id', '!=', before.id)
    .where('status', '!=', 'cancelled')
    .where('departsAt', '<', returnsAt)
    .where('returnsAt', '>', departsAt)
    // The same date and slot is told apart, whatever its times.
    .where((eb) =>
      eb.not(eb.and([eb('date', '=', formatInstant(departsAt).slice(0, 10)), eb('slot', '=', slot)])),
    )
    .orderBy('departsAt')
    .limit(1)
    .executeTakeFirst();
  if (!other) return;
  throw fieldError('sailing.overlaps', 'departure', 'error.sailing.overlaps', {
    date: other.date,
    slot: other.slot,
    departs: formatInstant(other.departsAt),
    returns: formatInstant(other.returnsAt),
  });
}
