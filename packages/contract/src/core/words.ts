import type { MessageId } from '../messages.ts';

/** A message in the reader's language: the browser's catalogue on a screen, the server's in a sheet. */
export type Words = (id: MessageId, values?: Record<string, string | number>) => string;
