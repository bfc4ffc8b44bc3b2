import { apiBase } from '@gangway/contract/core/cookies.ts';
import { systemCalls } from '@gangway/contract/system/calls.ts';
import { type LiveEvent, liveEvent } from '@gangway/contract/system/live-events.ts';
import { type LiveState, openLiveStream } from '#lib/live-stream.ts';
import { isLoggingOut } from '#lib/logout.ts';

interface LiveListener {
  event(event: LiveEvent): void;
  state(state: LiveState): void;
  /** The connection stands again after it was lost: events may have been missed. */
  resumed(): void;
}

/** Listens to the server's events until the returned function is called. */
export function openLiveConnection({ event, state, resumed }: LiveListener): () => void {
  return openLiveStream(apiBase + systemCalls.live.path, {
    state,
    resumed,
    message: (text) => {
      const heard = readEvent(text);
      if (heard) event(heard);
    },
    goOn: () => !isLoggingOut(),
  });
}

function readEvent(text: string): LiveEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
