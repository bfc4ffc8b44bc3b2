import { sailingStatuses, sailingSteps } from '@gangway/contract/sailings/states.ts';
import { LookAround } from '../../../src/modules/sailings/look-around.ts';
import { getSailingOffers } from '../../../src/modules/sailings/public-pages.queries.ts';
import { getSailingDetail } from '../../../src/modules/sailings/sailing-detail.query.ts';
import { getSailing } from '../../../src/modules/sailings/sailings.queries.ts';
import { saveSailing } from '../../../src/modules/sailings/save-sailing.ts';
import { stepSailing } from '../../../src/modules/sailings/step-sailing.ts';
import { createKeptAnswers } from '../../../src/platform/http/kept-answers.ts';
import { Seen } from '../../../src/platform/http/kept-values.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, nothing, type Trick } from './found.ts';

/** A step the table does not have, one that was made before, a sailing that is not there. */
export const stepTrick: Trick = async (world, _, { a, b, c }) => {
  const { platform, scene, now } = world;
  const actor = world.actor('editor');
  if (a % 4 === 0) return mustRefuse(true, () => stepSailing(platform, missingId, 'cancelled', actor));
  const sailing = await getSailing(platform.db, pick(scene.sailings, b) ?? 0, now);
  // What is over stays as it is; anything else may have moved on meanwhile, and then take the step.
  const isOver = sailingSteps[sailing.status].length === 0;
  const status = pick(
    sailingStatuses.filter((one) => !sailingSteps[sailing.status].includes(one)),
    c,
  );
  if (status === undefined) return nothing;
  const step = () => stepSailing(platform, sailing.id, status, actor);
  if (status !== sailing.status) return mustRefuse(isOver, step);
  await Promise.all([step(), step()]);
  const noted = await platform.db
    .selectFrom('auditLog')
    .select('id')
    .where('requestId', '=', actor.requestId)
    .execute();
  if (isOver && noted.length > 0) throw new Error('a step was made twice');
};

/** A sailing that is under way or over is changed no more, nor one that is not there. */
export const saveSailingTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene, now } = world;
  const sailing = await getSailing(platform.db, pick(scene.sailings, b) ?? 0, now);
  const isMissing = a % 2 === 0;
  const { version, shipId, routeId, date, slot, peak } = sailing;
  const times = { departure: slot === 'day' ? '09:00' : '19:00', returning: '23:30', salesCloseMinutes: 0 };
  const id = isMissing ? missingId : sailing.id;
  const isOver = sailing.status !== 'scheduled' && sailing.status !== 'boarding';
  return mustRefuse(isMissing || isOver, () =>
    saveSailing(
      platform,
      { id, version, shipId, routeId, date, slot, peak, ...times },
      world.actor('editor'),
    ),
  );
};

export const sailingLookUpTrick: Trick = ({ platform: { db }, now }, _, { a }) => {
  const look = new LookAround(db, createKeptAnswers(0));
  return mustRefuse(true, () =>
    a % 2 === 0
      ? getSailingDetail(db, missingId, now)
      : getSailingOffers(db, look, missingId, now, new Seen()),
  );
};
