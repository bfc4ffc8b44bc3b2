import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { LiveAudience } from '../outbox/outbox.ts';
import type { StreamCounter } from './count-streams.ts';
import { holdOpen } from './hold-open.ts';
import type { LiveHub } from './live-hub.ts';
import type { SessionWatch } from './watch-sessions.ts';

const ended: LiveEvent = { type: 'session.ended' };

/** Holds a response open and writes to it every live event meant for the caller, until their session is over. */
export async function streamLive(
  { hub, streams, sessions }: { hub: LiveHub; streams: StreamCounter; sessions: SessionWatch },
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const leave = streams.enter({ accountId: caller.accountId, address: request.ip });
  const early: LiveEvent[] = [];
  let tell = (event: LiveEvent) => void early.push(event);
  const unsubscribe = hub.subscribe(({ event, audience }) => {
    if (isFor(audience, caller)) tell(event);
  });
  const unwatch = sessions.watch(caller.sessionId, () => tell(ended));
  const close = () => {
    unsubscribe();
    unwatch();
    leave();
  };
  // Only now that its end would be heard: the session may have ended since the caller was found.
  const isOpen = await sessions.isOpen(caller.sessionId).catch((error: unknown) => {
    close();
    throw error;
  });
  const stream = holdOpen(hub, reply);
  stream.onClose(close);
  tell = (event) => {
    stream.send(event);
    // Nothing more will come for a session that is over; the page asks why and leaves.
    if (event.type === 'session.ended') stream.end();
  };
  for (const event of isOpen ? early : [ended]) tell(event);
}

function isFor(audience: LiveAudience, caller: Caller): boolean {
  if (audience.sessionIds && !audience.sessionIds.includes(caller.sessionId)) return false;
  if (audience.accountId !== undefined && audience.accountId !== caller.accountId) return false;
  return !audience.staffOnly || caller.kind === 'staff';
}
