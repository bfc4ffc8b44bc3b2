import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { LiveAudience } from '../outbox/outbox.ts';
import type { LiveHub } from './live-hub.ts';

const heartbeatMs = 20_000;

/** Holds a response open and writes to it every live event meant for the caller. */
export function streamLive(hub: LiveHub, caller: Caller, request: FastifyRequest, reply: FastifyReply): void {
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
  raw.write('retry: 2000\n\n');
  const unsubscribe = hub.subscribe(({ event, audience }) => {
    if (!isFor(audience, caller)) return;
    raw.write(`data: ${JSON.stringify(event)}\n\n`);
    // Nothing more will come for a session that is over; the page asks why and leaves.
    if (event.type === 'session.ended') raw.end();
  });
  const forget = hub.onClose(() => raw.end());
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), heartbeatMs);
  request.raw.on('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    forget();
  });
}

function isFor(audience: LiveAudience, caller: Caller): boolean {
  if (audience.sessionIds && !audience.sessionIds.includes(caller.sessionId)) return false;
  if (audience.accountId !== undefined && audience.accountId !== caller.accountId) return false;
  return !audience.staffOnly || caller.kind === 'staff';
}
