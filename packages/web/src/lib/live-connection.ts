import { apiBase } from '@gangway/contract/core/cookies.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { isLoggingOut } from './logout.ts';

export type LiveState = 'connecting' | 'live' | 'offline';

interface LiveListener {
  /** Reads what was sent; null for what is no event. Each face pays for its own care. */
  read(text: string): LiveEvent | null;
  event(event: LiveEvent): void;
  state(state: LiveState): void;
  /** The connection stands again after it was lost: events may have been missed. */
  resumed(): void;
}

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Listens to the server's events until the returned function is called; a lost connection is taken up again. */
export function openLiveConnection(listener: LiveListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  let lost = false;

  const connect = () => {
    source = new EventSource(apiBase + systemCalls.live.path);
    source.addEventListener('open', () => {
      listener.state('live');
      if (lost) listener.resumed();
      lost = false;
      losses = 0;
    });
    source.addEventListener('message', ({ data }) => {
      const event = listener.read(String(data));
      if (event) listener.event(event);
    });
    // The browser gives up for good after an HTTP error, so the way back is always ours.
    source.addEventListener('error', () => {
      source?.close();
      if (isLoggingOut()) return;
      lost = true;
      listener.state('offline');
      timer = setTimeout(connect, waitMs(losses));
      losses += 1;
    });
  };

  listener.state('connecting');
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/** Doubles from one second to thirty, spread so that a restarted server is not met by everybody at once. */
function waitMs(losses: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** losses) * (0.75 + Math.random() / 2);
}
