import type { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import type { StreamLimits } from '../../platform/live/count-streams.ts';
import type { Platform } from '../../platform/platform.ts';
import { listSailingsAround } from './boarding-sailings.queries.ts';
import { closeBoarding } from './close-boarding.ts';
import { handOver } from './hand-over.ts';
import { readManifest } from './manifest.query.ts';
import { monitorRoutes } from './monitor.routes.ts';
import { nameDevice } from './name-device.ts';
import { boardingOfficeRoutes } from './office/office.routes.ts';
import { openBoarding } from './open-boarding.ts';
import { readScanSetup } from './scan-setup.query.ts';
import { scanTickets } from './scan-tickets.ts';
import { takeShare } from './take-share.ts';
import { undoScan } from './undo-scan.ts';

export function boardingRoutes(
  platform: Platform,
  streamLimits: StreamLimits,
): Handlers<typeof boardingCalls> {
  const { db } = platform;
  return {
    ...boardingOfficeRoutes(platform),
    ...monitorRoutes(platform, streamLimits),
    listCountedSailings: ({ query }) => listSailingsAround(db, query.date),
    scanSetup: ({ caller, actor }) => readScanSetup(platform, caller, actor.at),
    nameDevice: ({ body, caller, actor }) => nameDevice(platform, body, caller, actor),
    manifest: ({ params, caller, actor, locale }) =>
      readManifest(db, params.id, caller, { now: actor.at, locale }),
    scan: ({ body, caller, actor }) => scanTickets(platform, body, caller, actor.at),
    handOver: ({ body, caller, actor }) => handOver(platform, body, caller, actor.at),
    takeShare: ({ params, body, caller }) => takeShare(platform, { sailingId: params.id, ...body }, caller),
    undoScan: ({ body, caller, actor }) => undoScan(platform, body, caller, actor),
    openBoarding: ({ params, body, actor }) =>
      openBoarding(platform, { sailingId: params.id, reason: body.reason }, actor),
    closeBoarding: ({ params, actor }) => closeBoarding(platform, params.id, actor),
  };
}
