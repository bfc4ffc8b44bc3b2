import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { LiveAudience } from '../outbox/outbox.ts';
import type { StreamCounter } from './count-streams.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeatMs = 20_000;

/** What may wait for a reader. One that falls further behind is let go; its page comes back and asks afresh. */
const maxBacklogBytes = 256 * 1024;

/** Holds a response open and writes to it every live event meant for the caller. */
export function streamLive(
  { hub, streams }: { hub: LiveHub; streams: StreamCounter },
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const leave = streams.enter({ accountId: caller.accountId, address: request.ip });
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Nothing else comes over this connection, and kept open it would hold up a stop.
    connection: 'close',
  });
  const write = (text: string) => {
    if (raw.writableLength > maxBacklogBytes) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n\n');
  const unsubscribe = hub.subscribe(({ event, audience }) => {
    if (!isFor(audience, caller)) return;
    write(`data: ${JSON.stringify(event)}\n\n`);
    // Nothing more will come for a session that is over; the page asks why and leaves.
    if (event.type === 'session.ended') raw.end();
  });
  const forget = hub.onClose(() => raw.end());
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  raw.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    forget();
    leave();
  });
}

function isFor(audience: LiveAudience, caller: Caller): boolean {
  if (audience.sessionIds && !audience.sessionIds.includes(caller.sessionId)) return false;
  if (audience.accountId !== undefined && audience.accountId !== caller.accountId) return false;
  return !audience.staffOnly || caller.kind === 'staff';
}
