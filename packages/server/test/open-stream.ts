import { apiBase } from '@gangway/contract/core/cookies.ts';
import { type LiveEvent, liveEvent } from '@gangway/contract/system/live-events.ts';

export interface OpenStream {
  status: number;
  headers: Headers;
  /** Every event so far. */
  events: LiveEvent[];
  /** Done when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of live events as a page does. */
export async function openStream(url: string, headers: Record<string, string>): Promise<OpenStream> {
  const abort = new AbortController();
  const response = await fetch(`${url}${apiBase}/live`, { headers, signal: abort.signal });
  const events: LiveEvent[] = [];
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended: read(response, events).catch(() => undefined),
    close: () => abort.abort(),
  };
}

async function read(response: Response, events: LiveEvent[]): Promise<void> {
  let waiting = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (waiting + chunk).split('\n\n');
    waiting = parts.pop() ?? '';
    for (const part of parts.filter((text) => text.startsWith('data: '))) {
      events.push(liveEvent.parse(JSON.parse(part.slice(6))));
    }
  }
}
