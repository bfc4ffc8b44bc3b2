import type { FastifyReply } from 'fastify';
import type { LiveHub } from './live-hub.ts';

const heartbeatMs = 20_000;

/** What may wait for a reader. One that falls further behind is let go; its page comes back and asks afresh. */
const maxBacklogBytes = 256 * 1024;

export interface HeldStream {
  send(event: unknown): void;
  end(): void;
  /** Called once, when the reader has gone or the process stops. */
  onClose(listener: () => void): void;
}

/** Holds a response open for server-sent events, until its reader goes or the process stops. */
export function holdOpen(hub: LiveHub, reply: FastifyReply): HeldStream {
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
    // Whoever does not read keeps an ended answer waiting, and to write to it is a fault.
    if (raw.writableEnded) return;
    if (raw.writableLength > maxBacklogBytes) raw.destroy();
    else raw.write(text);
  };
  write('retry: 2000\n\n');
  const forget = hub.onClose(() => raw.end());
  const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
  // Who went while the answer was made ready is gone already.
  const onClose = (listener: () => void) => void (raw.destroyed ? listener() : raw.on('close', listener));
  onClose(() => {
    clearInterval(heartbeat);
    forget();
  });
  return {
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => raw.end(),
    onClose,
  };
}
