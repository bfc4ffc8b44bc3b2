import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import { addDays, portDate } from '@gangway/contract/core/dates.ts';
import { ask } from './ask-product.ts';
import { inspectMemory } from './inspect-memory.ts';
import { residentMb } from './resident-mb.ts';
import type { Findings } from './scenario.ts';
import { signIn } from './sign-in.ts';

interface Served {
  url: string;
  pid: number;
}

/**
 * How far the memory of the process rises above what it was, while a sheet of so many orders is sent; and how much of it is held
 * in the middle, once what nobody needs is cleared away. The rest is what the engine has not cleared away yet.
 */
export async function measureSheets(product: Served, inspectPort: number): Promise<Findings> {
  const token = await signIn(product.url, 'admin');
  const send = async (filter: object) => {
    const before = residentMb(product.pid);
    const start = performance.now();
    const response = await ask(product, { call: bookingCalls.exportOrders, body: { filter } }, token);
    let [bytes, highest] = [0, 0];
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      highest = Math.max(highest, residentMb(product.pid));
    }
    return { bytes, seconds: (performance.now() - start) / 1000, rise: highest - before };
  };
  const from = addDays(portDate(new Date()), -141);
  await send({ createdFrom: from, createdTo: addDays(from, 1) });
  const short = await send({ createdFrom: from, createdTo: addDays(from, 20) });
  const long = await send({});
  return {
    ...(await measureHeld(product, { token, inspectPort, bytes: long.bytes })),
    sheet10kRiseMb: short.rise,
    sheet100kRiseMb: long.rise,
    sheet100kSeconds: Number(long.seconds.toFixed(1)),
    sheet100kMb: Number((long.bytes / 1e6).toFixed(1)),
  };
}

const shares = [10, 40, 70];

/**
 * What a sheet holds after a tenth, two fifths and most of it: as much at its end as at its beginning, however long it is. How many
 * bytes it has is known from the same sheet before; what is foretold of it is a guess that no sheet passes.
 */
async function measureHeld(
  product: Served,
  { token, inspectPort, bytes: whole }: { token: string; inspectPort: number; bytes: number },
): Promise<Findings> {
  const inside = await inspectMemory(inspectPort);
  try {
    const before = await inside.held();
    const response = await ask(product, { call: bookingCalls.exportOrders, body: { filter: {} } }, token);
    const found: Findings = {};
    const left = [...shares];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      const [share] = left;
      if (share === undefined || bytes <= (share / 100) * whole) continue;
      left.shift();
      found[`sheetHeldAt${share}Mb`] = Number((((await inside.held()) - before) / 1e6).toFixed(1));
    }
    if (left.length > 0) throw new Error(`the sheet was over before ${left[0]} % of it had come`);
    return found;
  } finally {
    inside.close();
  }
}
