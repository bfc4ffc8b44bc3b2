import { addDays, addMonths, daysBetween, portDate } from '@gangway/contract/core/dates.ts';
import { slots, weekdayOf } from '@gangway/contract/fleet/prices.ts';
import { sailingTimes, slotTimes } from '@gangway/contract/sailings/rules.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import { claimImages } from '../../modules/media/index.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';

const terminal = {
  terminalEn: 'Boustead Cruise Centre, Pulau Indah',
  terminalZh: '英达岛宝德邮轮中心',
  mapUrl: 'https://www.openstreetmap.org/?mlat=2.9716&mlon=101.3352#map=15/2.9716/101.3352',
};

const routes = [
  {
    fromPortEn: 'Port Klang',
    fromPortZh: '巴生港',
    ...terminal,
    destinationEn: 'Strait of Malacca Day Cruise',
    destinationZh: '马六甲海峡一日游',
    descriptionEn:
      'Down the coast past the Angsa lighthouse and back: eight hours of sea, lunch on board, music on the sun deck.',
    descriptionZh: '沿海岸南下，途经安沙岛灯塔后返航：八小时海上时光，船上午餐，日光甲板现场音乐。',
    picture: 'route-strait',
  },
  {
    fromPortEn: 'Port Klang',
    fromPortZh: '巴生港',
    ...terminal,
    destinationEn: 'Pulau Ketam Island Loop',
    destinationZh: '吉胆岛环岛游',
    descriptionEn: 'Around the crab island and its village on stilts, with the mangroves at high tide.',
    descriptionZh: '环绕“螃蟹岛”与水上高脚屋村落，趁涨潮欣赏红树林。',
    picture: 'route-island',
  },
  {
    fromPortEn: 'Port Klang',
    fromPortZh: '巴生港',
    ...terminal,
    destinationEn: 'Sunset to Sunrise at Sea',
    destinationZh: '日落至日出海上之夜',
    descriptionEn: 'Out with the evening tide, dinner under the stars, breakfast with the first light.',
    descriptionZh: '随晚潮启航，星空下晚餐，在晨光中享用早餐。',
    picture: 'route-sunset',
  },
] as const;

/**
 * Three routes, and sailings of both slots from a month ago to half a year ahead; of the ship that sails, also those of
 * this month a year ago, which reports are held against.
 */
export async function fillSailings(
  { db, clock }: Platform,
  picture: (name: string) => number,
): Promise<void> {
  const now = clock();
  const today = portDate(now);
  await inTransaction(db, async (tx) => {
    if (await tx.selectFrom('routes').select('id').limit(1).executeTakeFirst()) return;
    const routeIds: number[] = [];
    for (const { picture: name, ...route } of routes) {
      const imageId = picture(name);
      await claimImages(tx, [imageId]);
      const values = { ...route, enabled: true, imageId };
      const { id } = await tx.insertInto('routes').values(values).returning('id').executeTakeFirstOrThrow();
      routeIds.push(id);
    }
    const ships = await tx.selectFrom('ships').select(['id', 'status']).orderBy('id').execute();
    const rows = ships.flatMap((ship) => {
      const isActive = ship.status === 'active';
      const last = isActive ? addDays(today, 180) : addDays(today, -6);
      const { from, to } = lastSeason(today);
      const dates = [
        ...(isActive ? daysBetween(from, to, 400) : []),
        ...daysBetween(addDays(today, -30), last, 400),
      ];
      return dates.flatMap((date, index) =>
        slots.map((slot) => {
          const times = sailingTimes(date, slotTimes[slot].departure, slotTimes[slot].return);
          const routeId = slot === 'night' ? (routeIds[2] ?? 0) : (routeIds[index % 2] ?? 0);
          const peak =
            /-12-(24|25|31)$/.test(date) || (weekdayOf(date) === 'sat' && date.slice(5, 7) === '12');
          return {
            shipId: ship.id,
            routeId,
            date,
            slot,
            ...times,
            salesCloseAt: times.departsAt,
            capacity: isActive ? 600 : 120,
            peak,
            status: statusAt(times, now),
          };
        }),
      );
    });
    // The next to leave is boarding, however early, so that there is always something to scan.
    const next = rows.find((row) => row.status === 'scheduled');
    if (next) next.status = 'boarding';
    await tx.insertInto('sailings').values(rows).execute();
  });
}

/** This month a year ago, and the first days after it: what is sold then was paid for in that month. */
export function lastSeason(today: string): { from: string; to: string } {
  const from = addMonths(`${today.slice(0, 7)}-01`, -12);
  return { from, to: addDays(addMonths(from, 1), 6) };
}

function statusAt(times: { departsAt: Date; returnsAt: Date }, now: Date): SailingStatus {
  if (times.returnsAt <= now) return 'returned';
  return times.departsAt <= now ? 'departed' : 'scheduled';
}

/** The names of the pictures the routes need. */
export const routePictures = routes.map((route) => route.picture);
