import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { headCountCalls } from '@gangway/contract/boarding/head-count-calls.ts';
import type { manifestCalls } from '@gangway/contract/boarding/manifest-calls.ts';
import { recordCalls } from '@gangway/contract/boarding/record-calls.ts';
import { sendCsv } from '../../../platform/excel/send-csv.ts';
import { sendSheet } from '../../../platform/excel/send-sheet.ts';
import { answerTogether } from '../../../platform/http/answer-together.ts';
import type { Handlers } from '../../../platform/http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { showIdNumber } from '../../booking/index.ts';
import { pageConflicts } from './conflicts.queries.ts';
import { exportConflicts } from './export-conflicts.query.ts';
import { exportCrew } from './export-crew.query.ts';
import { exportDevices } from './export-devices.query.ts';
import { exportKinds } from './export-kinds.query.ts';
import { exportMissing } from './export-missing.query.ts';
import { manifestSheet } from './manifest-sheet.ts';
import { getHeadCount } from './head-count.query.ts';
import {
  compareManifests,
  listManifests,
  readPeopleManifest,
  withoutNumber,
} from './manifest-people.query.ts';
import { pageMissing } from './missing.query.ts';
import { exportMuster, getMuster } from './muster.query.ts';
import { exportScans, pageScans } from './page-scans.query.ts';
import { releaseShare } from './release-share.ts';
import { findScanDevices, findScannedSailings } from './record-choices.queries.ts';
import { resolveConflict } from './resolve-conflict.ts';
import { deleteCrew, saveCrew } from './save-crew.ts';
import { openManifest } from './open-manifest.ts';

type OfficeCalls = keyof typeof recordCalls | keyof typeof headCountCalls | keyof typeof manifestCalls;

/** The office's side of boarding. */
export function boardingOfficeRoutes(platform: Platform): Pick<Handlers<typeof boardingCalls>, OfficeCalls> {
  const { db } = platform;
  return {
    pageScans: answerTogether(recordCalls.pageScans, ({ body }) => pageScans(db, body)),
    exportScans: async (input) => sendSheet(input, await exportScans(db, input.body, input.locale)),
    findScannedSailings: ({ query }) => findScannedSailings(db, query),
    findScanDevices: ({ query }) => findScanDevices(db, query),
    showScannedDocument: ({ params, actor }) => showIdNumber(platform, params.ticketId, actor),
    headCount: ({ params, locale }) => getHeadCount(db, params.id, locale),
    pageMissing: ({ params, body, locale }) => pageMissing(db, params.id, body, locale),
    exportMissing: async (input) =>
      sendSheet(input, await exportMissing(db, input.params.id, input.body, input.locale)),
    exportKinds: async (input) => sendSheet(input, await exportKinds(db, input.params.id, input.locale)),
    saveCrew: ({ body, caller, actor }) => saveCrew(platform, body, { accountId: caller.accountId, actor }),
    deleteCrew: ({ params, actor }) => deleteCrew(platform, params.id, actor),
    exportCrew: async (input) => sendSheet(input, await exportCrew(db, input.params.id, input.locale)),
    exportDevices: async (input) => sendSheet(input, await exportDevices(db, input.params.id, input.locale)),
    releaseShare: ({ params, body, actor }) =>
      releaseShare(platform, { ...body, sailingId: params.id }, actor),
    pageConflicts: ({ body }) => pageConflicts(db, body),
    exportConflicts: async (input) => sendSheet(input, await exportConflicts(db, input.body, input.locale)),
    resolveConflict: ({ params, body, caller, actor }) =>
      resolveConflict(platform, { id: params.id, reason: body.reason, accountId: caller.accountId }, actor),
    muster: ({ params, actor, locale }) => getMuster(db, params.id, { now: actor.at, locale }),
    exportMuster: async (input) => {
      const { params, actor, locale } = input;
      return sendSheet(input, await exportMuster(db, params.id, { now: actor.at, locale }));
    },
    manifestPeople: async ({ params, query, actor, locale }) => {
      const choice = { sailingId: params.id, number: query.number };
      const manifest = await readPeopleManifest(db, choice, locale);
      return {
        ...manifest,
        people: manifest.people.map(withoutNumber),
        readAt: actor.at.toISOString(),
      };
    },
    manifestDocuments: async ({ params, body, actor, locale }) => {
      const choice = { sailingId: params.id, number: body.number };
      const { people } = await openManifest(platform, choice, actor, locale);
      return people.map(({ ticketId, idNumber }) => ({ ticketId, idNumber }));
    },
    exportManifest: async (input) => {
      const { params, body, locale } = input;
      const { people, ...manifest } = await readPeopleManifest(
        db,
        { sailingId: params.id, number: body.number },
        locale,
      );
      const sheet = manifestSheet({ ...manifest, people: people.map(withoutNumber) }, locale);
      return body.format === 'csv' ? sendCsv(input, sheet) : sendSheet(input, sheet);
    },
    exportFullManifest: async (input) => {
      const { params, body, actor, locale } = input;
      const choice = { sailingId: params.id, number: body.number };
      const sheet = manifestSheet(await openManifest(platform, choice, actor, locale), locale);
      return body.format === 'csv' ? sendCsv(input, sheet) : sendSheet(input, sheet);
    },
    listManifests: ({ params }) => listManifests(db, params.id),
    compareManifests: ({ params, query, locale }) => compareManifests(db, params.id, query, locale),
  };
}
