import { randomUUID } from 'node:crypto';
import { closeBoarding } from '../../../src/modules/boarding/close-boarding.ts';
import { handOver } from '../../../src/modules/boarding/hand-over.ts';
import { readManifest } from '../../../src/modules/boarding/manifest.query.ts';
import { getMonitorView } from '../../../src/modules/boarding/monitor.query.ts';
import { nameDevice } from '../../../src/modules/boarding/name-device.ts';
import { pageConflicts } from '../../../src/modules/boarding/office/conflicts.queries.ts';
import { getHeadCount } from '../../../src/modules/boarding/office/head-count.query.ts';
import {
  compareManifests,
  listManifests,
  readPeopleManifest,
} from '../../../src/modules/boarding/office/manifest-people.query.ts';
import { exportConflicts } from '../../../src/modules/boarding/office/export-conflicts.query.ts';
import { exportCrew } from '../../../src/modules/boarding/office/export-crew.query.ts';
import { exportDevices } from '../../../src/modules/boarding/office/export-devices.query.ts';
import { exportKinds } from '../../../src/modules/boarding/office/export-kinds.query.ts';
import { exportMissing } from '../../../src/modules/boarding/office/export-missing.query.ts';
import { pageMissing } from '../../../src/modules/boarding/office/missing.query.ts';
import { getMuster } from '../../../src/modules/boarding/office/muster.query.ts';
import { openManifest } from '../../../src/modules/boarding/office/open-manifest.ts';
import { pageScans } from '../../../src/modules/boarding/office/page-scans.query.ts';
import {
  findScanDevices,
  findScannedSailings,
} from '../../../src/modules/boarding/office/record-choices.queries.ts';
import { releaseShare } from '../../../src/modules/boarding/office/release-share.ts';
import { resolveConflict } from '../../../src/modules/boarding/office/resolve-conflict.ts';
import { deleteCrew, saveCrew } from '../../../src/modules/boarding/office/save-crew.ts';
import { openBoarding } from '../../../src/modules/boarding/open-boarding.ts';
import { scanTickets } from '../../../src/modules/boarding/scan-tickets.ts';
import { takeShare } from '../../../src/modules/boarding/take-share.ts';
import { undoScan } from '../../../src/modules/boarding/undo-scan.ts';
import { pick } from '../find.ts';
import { missingId, mustRefuse, type Trick } from './found.ts';

const page = { page: 1, size: 10 };

/** What is asked of a sailing that is not there has no answer. */
export const boardingLookUpTrick: Trick = (world, _, { a }) => {
  const { platform, now } = world;
  const { db } = platform;
  const asked = [
    () => readManifest(db, missingId, world.caller('editor'), { now, locale: 'en' }),
    () => getHeadCount(db, missingId, 'en'),
    () => pageMissing(db, missingId, { ...page, filter: {} }, 'en'),
    () => exportMissing(db, missingId, { filter: {} }, 'en'),
    () => exportKinds(db, missingId, 'en'),
    () => exportCrew(db, missingId, 'en'),
    () => exportDevices(db, missingId, 'en'),
    () => getMuster(db, missingId, { now, locale: 'en' }),
    () => readPeopleManifest(db, { sailingId: missingId, number: undefined }, 'en'),
    () => openManifest(platform, { sailingId: missingId, number: undefined }, world.actor('editor'), 'en'),
    () => listManifests(db, missingId),
    () => compareManifests(db, missingId, { from: 1, to: 2 }, 'en'),
    () => getMonitorView(db, missingId, now),
  ];
  return mustRefuse(true, () => pick<() => Promise<unknown>>(asked, a)?.() ?? Promise.resolve());
};

/** Asked for what belongs to something that is not there, a list is empty. */
export const boardingListTrick: Trick = async ({ platform: { db } }) => {
  const scans = await pageScans(db, { ...page, filter: { sailingId: missingId } });
  const conflicts = await pageConflicts(db, { ...page, filter: { sailingId: missingId } });
  const { rows } = await exportConflicts(db, { filter: { sailingId: missingId } }, 'en');
  if ('total' in rows && rows.total > 0) throw new Error('nothing has conflicts to take along');
  const sailings = await findScannedSailings(db, { id: missingId });
  const devices = await findScanDevices(db, { id: randomUUID() });
  if (scans.total + conflicts.total > 0) throw new Error('nothing has scans or conflicts');
  if (sailings.length + devices.length > 0) throw new Error('nothing can be chosen');
};

/** A device nobody named, sailings, scans and tickets that are not there. */
export const deviceTrick: Trick = async (world, _, { a, b }) => {
  const { platform, scene, now } = world;
  const caller = world.caller('editor');
  const actor = world.actor('editor');
  const deviceId = randomUUID();
  const isNamed = a % 2 === 0;
  if (isNamed) await nameDevice(platform, { deviceId, secret: randomUUID(), name: 'Stray' }, caller, actor);
  // Of the two things wrong at least one always is.
  const sailingId = isNamed ? missingId : (pick(scene.sailings, b) ?? missingId);
  const item = { id: randomUUID(), sequence: 1, deviceAt: now.toISOString(), ticketId: missingId };
  const post = 'board' as const;
  const scan = { deviceId, sailingId, post, offsetMs: 0, manifestVersion: 0, items: [item] };
  const late = { ...item, sailingId, post, accountId: missingId, text: '', offsetMs: 0, manifestVersion: 0 };
  const tried = [
    () => scanTickets(platform, scan, caller, now),
    () => takeShare(platform, { sailingId, deviceId, wanted: 5 }, caller),
    () => undoScan(platform, { id: randomUUID(), scanId: randomUUID(), reason: 'None' }, caller, actor),
    async () => {
      const scans = [{ ...late, verdict: 'accepted' as const, reason: 'ok' as const }];
      const [answer] = await handOver(platform, { deviceId, scans }, caller, now);
      if (answer?.verdict !== 'refused') throw new Error('a scan of nobody nowhere counts');
    },
  ];
  const index = Math.floor(a / 2) % tried.length;
  // What is handed over is answered, one by one; the rest is refused whole.
  return mustRefuse(index < 3 || !isNamed, () => tried[index]?.() ?? Promise.resolve());
};

/** Steps, shares, crew and conflicts of what is not there. */
export const boardingOfficeTrick: Trick = (world, _, { a }) => {
  const { platform } = world;
  const actor = world.actor('editor');
  const { accountId } = world.caller('editor');
  const crew = { id: missingId, sailingId: missingId, name: 'Nobody', duty: '', people: 1 };
  const tried = [
    () => openBoarding(platform, { sailingId: missingId, reason: 'None' }, actor),
    () => closeBoarding(platform, missingId, actor),
    () => saveCrew(platform, crew, { accountId, actor }),
    () => deleteCrew(platform, missingId, actor),
    () => releaseShare(platform, { sailingId: missingId, deviceId: randomUUID(), reason: 'None' }, actor),
    () => resolveConflict(platform, { id: missingId, reason: 'None', accountId }, actor),
  ];
  return mustRefuse(true, () => pick<() => Promise<unknown>>(tried, a)?.() ?? Promise.resolve());
};
