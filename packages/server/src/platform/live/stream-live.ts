import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { LiveAudience } from '../outbox/outbox.ts';
import type { StreamCounter } from './count-streams.ts';
import { holdOpen } from './hold-open.ts';
import type { LiveHub } from './live-hub.ts';

/** Holds a response open and writes to it every live event meant for the caller. */
export function streamLive(
  { hub, streams }: { hub: LiveHub; streams: StreamCounter },
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const leave = streams.enter({ accountId: caller.accountId, address: request.ip });
  const stream = holdOpen(hub, reply);
  const unsubscribe = hub.subscribe(({ event, audience }) => {
    if (!isFor(audience, caller)) return;
    stream.send(event);
    // Nothing more will come for a session that is over; the page asks why and leaves.
    if (event.type === 'session.ended') stream.end();
  });
  stream.onClose(() => {
    unsubscribe();
    leave();
  });
}

function isFor(audience: LiveAudience, caller: Caller): boolean {
  if (audience.sessionIds && !audience.sessionIds.includes(caller.sessionId)) return false;
  if (audience.accountId !== undefined && audience.accountId !== caller.accountId) return false;
  return !audience.staffOnly || caller.kind === 'staff';
}
