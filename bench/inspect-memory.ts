import { once } from 'node:events';

/** A look into a process that was started with `--inspect`. */
export interface Inspected {
  /** Bytes that are still held once everything else has been cleared away. */
  held(): Promise<number>;
  /** The process ends only when nobody looks any more. */
  close(): void;
}

/** Where a product listens for whoever looks into it; goes into its environment. */
export const inspectable = (port: number) => ({ NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });

const look = 'process.memoryUsage().heapUsed + process.memoryUsage().external';

/** Looks into the process that listens there. */
export async function inspectMemory(port: number): Promise<Inspected> {
  const response = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('there is no process to look into');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  let asked = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = (asked += 1);
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [event] = (await once(socket, 'message')) as [MessageEvent<string>];
      const answer = JSON.parse(event.data) as { id: number; result: unknown };
      if (answer.id === id) return answer.result;
    }
  };
  return {
    held: async () => {
      await ask('HeapProfiler.collectGarbage');
      const { result } = (await ask('Runtime.evaluate', { expression: look })) as {
        result: { value: number };
      };
      return result.value;
    },
    close: () => socket.close(),
  };
}
