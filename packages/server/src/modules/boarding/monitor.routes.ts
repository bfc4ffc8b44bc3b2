import type { monitorCalls } from '@gangway/contract/boarding/monitor-calls.ts';
import type { Handlers } from '../../platform/http/register-calls.ts';
import { createStreamCounter, type StreamLimits } from '../../platform/live/count-streams.ts';
import { holdOpen } from '../../platform/live/hold-open.ts';
import type { Platform } from '../../platform/platform.ts';
import { createMonitorBoard } from './monitor-board.ts';
import { getMonitorView } from './monitor.query.ts';

/** The screens on the wall: open to everybody, and without a word about anybody. */
export function monitorRoutes(platform: Platform, limits: StreamLimits): Handlers<typeof monitorCalls> {
  const streams = createStreamCounter(limits);
  const board = createMonitorBoard(platform.live, (sailingId) =>
    getMonitorView(platform.db, sailingId, platform.clock()),
  );
  return {
    monitor: ({ params }) => board.read(params.id),
    monitorLive: async ({ params, request, reply }) => {
      // Before the answer begins: afterwards nothing could be refused any more.
      await board.read(params.id);
      const leave = streams.enter({ accountId: null, address: request.ip });
      const stream = holdOpen(platform.live, reply);
      const unwatch = board.watch(params.id, { show: stream.send, end: stream.end });
      stream.onClose(() => {
        unwatch();
        leave();
      });
      // The stream is written as it happens; the schema describes each event of it.
      return undefined as never;
    },
  };
}
