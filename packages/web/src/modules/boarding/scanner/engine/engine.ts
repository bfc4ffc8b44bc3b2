import { forgetPeople } from '#lib/forget-people.ts';
import { type DeviceMemory, openMemory } from './device-memory.ts';
import type { Choice, EngineState, Shown } from './engine-state.ts';
import type { EnginePorts } from './ports.ts';
import { type ScanWish, scanTickets } from './scan-tickets.ts';
import { searchTickets } from './search-tickets.ts';
import { createServerLink } from './server-link.ts';
import type { Ticked } from './vault-schema.ts';

/** The same code again within this time is the same scan: a reader that stammers, a hand that shakes. */
const sameScanMs = 1000;
const mostAtOnce = 20;

export type Engine = Awaited<ReturnType<typeof openEngine>>;

/** A device that scans: with the server while it answers, by itself while it does not. */
export async function openEngine(ports: EnginePorts) {
  const memory = await openMemory(ports);
  const link = createServerLink(memory);
  let last: { key: string; at: number; answer: Promise<Shown> } | null = null;

  const scanAll = async (wishes: readonly ScanWish[]): Promise<Shown[]> => {
    const shown: Shown[] = [];
    for (let from = 0; from < wishes.length; from += mostAtOnce)
      shown.push(...(await scanTickets(memory, wishes.slice(from, from + mostAtOnce))));
    return shown;
  };

  return {
    state: (): EngineState => memory.state,
    subscribe(listener: () => void): () => void {
      memory.listeners.add(listener);
      return () => memory.listeners.delete(listener);
    },

    /** Scans what was read or chosen. Rejects with `ScanFailed` where the server refuses the call itself. */
    scan(wish: ScanWish): Promise<Shown> {
      const key = JSON.stringify([wish, memory.choice]);
      const at = ports.clock.now();
      if (last?.key === key && Math.abs(at - last.at) < sameScanMs) return last.answer;
      const answer = scanAll([wish]).then(([shown]) => shown as Shown);
      const own = { key, at, answer };
      last = own;
      answer.then(
        () => link.afterScan(),
        () => {
          // What came to nothing may be tried again at once.
          if (last === own) last = null;
        },
      );
      return answer;
    },
    /** Scans several tickets of an order, each a scan of its own. */
    async scanOrder(ticketIds: readonly number[]): Promise<Shown[]> {
      const shown = await scanAll(ticketIds.map((ticketId) => ({ ticketId })));
      link.afterScan();
      return shown;
    },
    search: (typed: string) => searchTickets(memory.book?.tickets() ?? [], typed),
    tickets: () => memory.book?.tickets() ?? [],
    /** Who is aboard and not among them. */
    unlisted: () => memory.book?.unlisted() ?? [],
    /** The crew, as it was entered in the office. */
    crew: () => memory.book?.crew ?? [],

    /** Asks the server for everything anew; whether it answered. */
    refresh: () => link.refresh(),
    async choose(choice: Choice): Promise<void> {
      memory.choice = choice;
      await memory.vault.write('choice', choice);
      await memory.openBook();
      await link.refreshAnew();
    },
    /** Gives the device its name, on the server too as soon as it can be told. */
    nameDevice: (name: string) => nameDevice(memory, name).then(() => link.refreshAnew()),
    async dropObjection(id: string): Promise<void> {
      await memory.vault.dropObjection(id);
      memory.objections = memory.objections.filter(({ scan }) => scan.id !== id);
      memory.changed();
    },

    /** Who has been ticked off at the muster station of the chosen sailing. */
    async readMuster(): Promise<Ticked> {
      const kept = memory.choice && (await memory.vault.readMuster(memory.choice.sailingId));
      return kept ?? { tickets: [], crew: [] };
    },
    async saveMuster(ticked: Ticked): Promise<void> {
      const { sailing } = memory.state;
      if (sailing) await memory.vault.saveMuster(sailing.id, ticked, sailing.returnsAt);
    },

    /** Forgets whom it knew; what it owes the server stays. */
    async forgetPeople(): Promise<void> {
      memory.setup = null;
      memory.book = null;
      memory.freshAt = null;
      memory.recent = [];
      memory.objections = memory.objections.map((objection) => ({ ...objection, name: '' }));
      memory.changed();
      // Behind what is being written, or it would come back.
      memory.write(() => forgetPeople(ports.database));
      await memory.written();
    },
    async close(): Promise<void> {
      link.stop();
      await memory.close();
    },
  };
}

async function nameDevice(memory: DeviceMemory, name: string): Promise<void> {
  memory.device = { ...memory.device, name };
  await Promise.all([memory.vault.write('device', memory.device), memory.vault.write('namedFor', 0)]);
  const kept = memory.choice && (await memory.vault.readManifest(memory.choice.sailingId));
  if (kept) memory.book = memory.bookOf(kept.manifest, kept.patches);
  memory.changed();
}
