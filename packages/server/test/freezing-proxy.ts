import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

export interface FreezingProxy {
  /** The database, by way of this. */
  url: string;
  /** From now on connections are taken and nothing is passed on, in either direction. */
  freeze(): void;
  thaw(): void;
  /** The connections there are lead nowhere any more, without a word to anybody; new ones are not concerned. */
  mute(): void;
  /** Passes on whatever holds this text, and on that connection nothing of what is answered. */
  loseAnswerTo(text: string | null): void;
  stop(): Promise<void>;
}

/** Stands between a server and its database, to be the network on a bad day. */
export async function startFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const muted = new Set<Socket>();
  let frozen = false;
  let lost: string | null = null;

  const proxy = createServer((near) => {
    const far = createConnection({ host: target.hostname, port: Number(target.port) });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on('data', (chunk: Buffer) => {
        if (from === near && lost !== null && chunk.includes(lost)) muted.add(far);
        if (!muted.has(from)) to.write(chunk);
      });
      if (frozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    mute() {
      for (const socket of sockets) muted.add(socket);
    },
    loseAnswerTo(text) {
      lost = text;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
