import { apiBase } from '@gangway/contract/core/cookies.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import { type LiveState, openLiveStream } from './live-stream.ts';
import { isLoggingOut } from './logout.ts';

interface LiveListener {
  /** Reads what was sent; null for what is no event. Each face pays for its own care. */
  read(text: string): LiveEvent | null;
  event(event: LiveEvent): void;
  state(state: LiveState): void;
  /** The connection stands again after it was lost: events may have been missed. */
  resumed(): void;
}

/** Listens to the server's events until the returned function is called. */
export function openLiveConnection({ read, event, state, resumed }: LiveListener): () => void {
  return openLiveStream(apiBase + systemCalls.live.path, {
    state,
    resumed,
    message: (text) => {
      const heard = read(text);
      if (heard) event(heard);
    },
    goOn: () => !isLoggingOut(),
  });
}
