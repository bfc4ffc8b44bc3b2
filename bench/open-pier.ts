import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { apiBase } from '@gangway/contract/core/cookies.ts';
import type { Client } from 'pg';
import type { ScanGround } from './fill-scans.ts';
import { plainPost } from './plain-post.ts';
import { signIn } from './sign-in.ts';
import { codeMaker } from './ticket-codes.ts';

export interface Pier {
  scanned(): number;
  /** Scans the next in the row; throws where somebody was not let in. */
  scan(turn: number): Promise<void>;
  close(): void;
}

/** Devices at the gangway that scan signed codes, ship after ship. */
export async function openPier(
  url: string,
  client: Client,
  { ground, devices }: { ground: ScanGround; devices: number },
): Promise<Pier> {
  const codeOf = await codeMaker(client);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const token = await signIn(url, 'boarding');
  const ask = (path: string, body: object) =>
    plainPost(`${url}${apiBase}${path}`, { token, body: JSON.stringify(body), agent });
  const deviceIds = Array.from({ length: devices }, () => randomUUID());
  for (const [index, deviceId] of deviceIds.entries())
    await ask('/boarding/device/name', { deviceId, secret: randomUUID(), name: `Bench ${index + 1}` });
  const people = ground.ticketIds.flatMap((ids, index) =>
    ids.map((id) => ({ id, sailingId: ground.firstSailingId + index })),
  );
  let next = 0;
  let scanned = 0;
  return {
    scanned: () => scanned,
    close: () => agent.destroy(),
    async scan(turn) {
      const sequence = (next += 1);
      const person = people[sequence - 1];
      if (!person) throw new Error('everybody is aboard already: more sailings are needed');
      const answer = await ask('/boarding/scan', {
        deviceId: deviceIds[turn % devices],
        sailingId: person.sailingId,
        post: 'board',
        offsetMs: 0,
        manifestVersion: 0,
        items: [
          {
            id: randomUUID(),
            sequence,
            deviceAt: new Date().toISOString(),
            text: codeOf(person),
          },
        ],
      });
      if (!answer.includes('"verdict":"accepted"'))
        throw new Error(`somebody was not let in: ${answer.slice(0, 500)}`);
      scanned += 1;
    },
  };
}
