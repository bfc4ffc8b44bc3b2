import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface PlainServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** Starts `plain-server.ts` beside the product. */
export async function startPlainServer(databaseUrl: string): Promise<PlainServer> {
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'), [databaseUrl]);
  const [address] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${address.port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}
