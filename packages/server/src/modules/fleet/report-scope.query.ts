import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { translate } from '../../platform/messages/translate.ts';

interface Scope {
  /** A month, or the first and the last day. */
  period: string;
  shipId?: number | undefined;
  slot?: Slot | undefined;
}

/** What the figures of a report are of, in a line: the period, the ship and the slot. Its sheet is read far from the screen. */
export async function reportScope(db: Db, { period, shipId, slot }: Scope, locale: Locale): Promise<string> {
  const t = (id: string) => translate(locale, id);
  return [
    period,
    shipId === undefined ? t('sailings.allShips') : await nameOfShip(db, shipId),
    slot ? t(`sailings.slotTitle.${slot}`) : t('reports.bothSlots'),
  ].join(' · ');
}

async function nameOfShip(db: Db, id: number): Promise<string> {
  const ship = await db.selectFrom('ships').select('name').where('id', '=', id).executeTakeFirst();
  return ship?.name ?? String(id);
}
