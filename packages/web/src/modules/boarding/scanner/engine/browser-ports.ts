import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { Call, CallArguments, Data } from '@gangway/contract/core/define-call.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { callApi } from '#lib/call-api.ts';
import { scannerDatabase } from '#lib/forget-people.ts';
import { openLiveConnection } from '#lib/live-connection.ts';
import { newKey } from '#lib/new-key.ts';
import type { EngineNews, EnginePorts } from './ports.ts';

/** The engine's world in a browser. */
export const browserPorts: EnginePorts = {
  api: {
    setup: asking(boardingCalls.scanSetup),
    nameDevice: asking(boardingCalls.nameDevice),
    manifest: asking(boardingCalls.manifest),
    scan: asking(boardingCalls.scan),
    handOver: asking(boardingCalls.handOver),
    takeShare: asking(boardingCalls.takeShare),
  },
  clock: {
    now: () => Date.now(),
    elapsed: () => performance.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  },
  random: newKey,
  database: scannerDatabase,
  listen(news) {
    const lost = () => news.lost();
    const found = () => news.resumed();
    addEventListener('offline', lost);
    addEventListener('online', found);
    const close = openLiveConnection({
      read: readEvent,
      event: (event) => hear(news, event),
      // A stream that breaks is no proof: the next scan, or the next look, will tell.
      state: () => {},
      resumed: found,
    });
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', found);
      close();
    };
  },
};

/** The screen itself says what failed; no box comes between two passengers. */
function asking<C extends Call>(call: C): (args: CallArguments<C>, signal?: AbortSignal) => Promise<Data<C>> {
  return (args, signal) =>
    callApi(call, args, { quiet: 'ownToast', noBox: true, ...(signal ? { signal } : {}) });
}

/** Our own server's words, taken as they are: to check them once more would weigh as much as the whole engine. */
function readEvent(text: string): LiveEvent | null {
  try {
    return JSON.parse(text) as LiveEvent;
  } catch {
    return null;
  }
}

function hear(news: EngineNews, event: LiveEvent): void {
  if (event.type === 'boarding.scanned') news.scanned(event.sailingId, event.revision, event.ticket);
  else if (event.type === 'orders.changed') news.changed('orders');
  else if (event.type === 'boarding.changed') news.changed('sailing');
  else if (event.type !== 'payments.parked') news.changed('setup');
}
