import { ApiError } from '#lib/api-error.ts';
import { createMemoryShelf } from '../steps/memory-shelf.ts';
import { openStepQueue, type QueuePorts } from '../steps/step-queue.ts';

/** A server that keeps each wish once, and a device in front of it. Tabs share the shelf and the lock. */
export function openDevice() {
  const shelf = createMemoryShelf();
  const listeners = new Set<() => void>();
  const timers: { ms: number; run: () => void }[] = [];
  const device = {
    shelf,
    online: true,
    /** Who is signed in is still the one who pressed. */
    isOwn: true,
    /** What the next calls meet: each is used up once. */
    moods: [] as ('lost' | 'lostAnswer' | ApiError)[],
    /** Rooms the server fails at, every time. */
    brokenRooms: new Set<number>(),
    done: [] as string[],
    asked: [] as string[],
    /** Of each call, whether it was said to be made at once. */
    fresh: [] as boolean[],
    now: 0,
    atOnce: 0,
    mostAtOnce: 0,
    timers,
  };
  let turn: Promise<unknown> = Promise.resolve();
  const ports: QueuePorts = {
    shelf: {
      ...shelf,
      watch(changed) {
        listeners.add(changed);
        return () => listeners.delete(changed);
      },
    },
    async send({ id, roomId }, isFresh) {
      device.asked.push(id);
      device.fresh.push(isFresh);
      device.atOnce += 1;
      device.mostAtOnce = Math.max(device.mostAtOnce, device.atOnce);
      await Promise.resolve();
      device.atOnce -= 1;
      if (device.brokenRooms.has(roomId)) throw new ApiError(500, '', '');
      const mood = device.moods.shift();
      if (mood === 'lost') throw new ApiError(0, 'toast.network', '');
      if (mood instanceof ApiError) throw mood;
      if (!device.done.includes(id)) device.done.push(id);
      if (mood === 'lostAnswer') throw new DOMException('timeout', 'TimeoutError');
    },
    explain: async ({ roomNumber }, { message }) => `${roomNumber}: ${message}`,
    alone(run) {
      const next = turn.then(run, run);
      turn = next.catch(() => {});
      return next;
    },
    isOnline: () => device.online,
    isOwn: async () => device.isOwn,
    now: () => device.now,
    after(ms, run) {
      const timer = { ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const tab = () => openStepQueue(ports);
  /** Another tab has written on the shelf. */
  const tellTabs = () => {
    for (const listener of listeners) listener();
  };
  return { device, tab, tellTabs };
}
