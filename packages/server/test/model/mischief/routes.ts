import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { weekdays } from '@gangway/contract/fleet/prices.ts';
import { deleteRoute } from '../../../src/modules/sailings/delete-route.ts';
import { makePattern } from '../../../src/modules/sailings/make-pattern.ts';
import { saveRoute } from '../../../src/modules/sailings/save-route.ts';
import { bear, endOnce, missingId, mustRefuse, type Trick } from './found.ts';
import { versionOf } from '../version-of.ts';
import type { Scene } from '../world.ts';

/** A route that is not there or is gone, one that is sailed, a picture that is not there. */
export const routeTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene, now } = world;
  const actor = world.actor('editor');
  const both = (text: string) => ({ en: text, zh: text });
  const route = { fromPort: both('Port Klang'), destination: both('Strait'), description: both('') };
  const save = async (id: number | undefined, imageId: number | null) => {
    const version = id && (await versionOf(world, 'routes', id));
    return saveRoute(platform, { ...route, enabled: true, id, version, imageId }, actor);
  };
  if (a % 5 === 0) return mustRefuse(true, () => save(missingId, null));
  if (a % 5 === 1) return mustRefuse(true, () => save(scene.routeId, missingId));
  if (a % 5 === 2) return mustRefuse(true, () => deleteRoute(platform, scene.routeId, actor));
  if (a % 5 === 3) return mustRefuse(true, () => deleteRoute(platform, missingId, actor));
  const { id } = await save(undefined, null);
  if (a % 2 === 0) {
    // It is deleted while a sailing is made of it: it stays with the sailing, or there is no sailing.
    const date = addDays(portDate(now), 500 + (b % 200));
    return Promise.all([
      makePattern(platform, { ...patternOn(scene, date), routeId: id }, actor).catch(bear),
      deleteRoute(platform, id, actor).catch(bear),
    ]);
  }
  return endOnce(
    () => deleteRoute(platform, id, actor),
    () => save(id, null),
  );
};

/** A ship or a route that is not there; the same slot several times, by several at once. */
export const patternTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene, now } = world;
  const actor = world.actor('editor');
  const date = addDays(portDate(now), 300 + (b % 200));
  const pattern = patternOn(scene, date);
  const isRight = a % 3 === 0;
  const wrong = a % 3 === 1 ? { shipId: missingId } : { routeId: missingId };
  if (!isRight) return mustRefuse(true, () => makePattern(platform, { ...pattern, ...wrong }, actor));
  await Promise.all([1, 2, 3].map(() => makePattern(platform, pattern, actor)));
  const made = await platform.db
    .selectFrom('sailings')
    .select('id')
    .where('shipId', '=', scene.shipId)
    .where('date', '=', date)
    .execute();
  if (made.length !== 1) throw new Error(`a ship sails ${made.length} times at once`);
};

function patternOn({ shipId, routeId }: Scene, date: string) {
  const slot = { slot: 'day' as const, departure: '09:00', returning: '17:00' };
  const when = { from: date, to: date, weekdays: [...weekdays], slots: [slot, slot], salesCloseMinutes: 0 };
  return { shipId, routeId, ...when, peak: false, write: true };
}
