import { apiBase } from '@gangway/contract/core/cookies.ts';
import { type LiveEvent, liveEvent } from '@gangway/contract/system/live-events.ts';
import type { z } from 'zod';

export interface OpenStream<Event = LiveEvent> {
  status: number;
  headers: Headers;
  /** Every event so far. */
  events: Event[];
  /** Done when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens the stream of live events as a page does. */
export function openStream(url: string, headers: Record<string, string>): Promise<OpenStream> {
  return openEvents({ url, path: '/live', event: liveEvent, headers });
}

/** Opens any stream of events; each is held to its schema. */
export async function openEvents<Schema extends z.ZodType>({
  url,
  path,
  event,
  headers = {},
}: {
  url: string;
  path: string;
  event: Schema;
  headers?: Record<string, string>;
}): Promise<OpenStream<z.output<Schema>>> {
  const abort = new AbortController();
  const response = await fetch(`${url}${apiBase}${path}`, { headers, signal: abort.signal });
  const events: z.output<Schema>[] = [];
  return {
    status: response.status,
    headers: response.headers,
    events,
    ended: read(response, (text) => events.push(event.parse(JSON.parse(text)))).catch(() => undefined),
    close: () => abort.abort(),
  };
}

async function read(response: Response, take: (text: string) => void): Promise<void> {
  let waiting = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (waiting + chunk).split('\n\n');
    waiting = parts.pop() ?? '';
    for (const part of parts.filter((text) => text.startsWith('data: '))) take(part.slice(6));
  }
}
