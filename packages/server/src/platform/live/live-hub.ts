import { EventEmitter } from 'node:events';
import type { LiveEvent } from '@gangway/contract/system/live-events.ts';
import type pg from 'pg';
import type { LiveAudience } from '../outbox/outbox.ts';

export interface LiveMessage {
  event: LiveEvent;
  audience: LiveAudience;
}

/** Brings live events to the pages open on this process; PostgreSQL carries them to every process. */
export interface LiveHub {
  /** Tells every process. Called from the outbox, after the change is committed; what is told at once goes out together. */
  publish(message: LiveMessage): Promise<void>;
  /** Hears every message; returns the way to stop. */
  subscribe(listener: (message: LiveMessage) => void): () => void;
  /** Called by the listening connection. */
  receive(text: string): void;
  /** Ends every open stream: the process is stopping, and pages come back to another one. */
  closeStreams(): void;
  onClose(listener: () => void): () => void;
}

export const liveChannel = 'gangway_live';

export function createLiveHub(pool: pg.Pool): LiveHub {
  const emitter = new EventEmitter();
  let closed = false;
  let together: { messages: string[]; sent: Promise<void> } | null = null;
  emitter.setMaxListeners(0);

  function send() {
    const messages: string[] = [];
    const sent = Promise.resolve().then(async () => {
      together = null;
      const text = 'select pg_notify($1, message) from unnest($2::text[]) as message';
      await pool.query(text, [liveChannel, messages]);
    });
    return { messages, sent };
  }

  return {
    publish(message) {
      together ??= send();
      together.messages.push(JSON.stringify(message));
      return together.sent;
    },
    subscribe(listener) {
      emitter.on('message', listener);
      return () => emitter.off('message', listener);
    },
    receive(text) {
      emitter.emit('message', JSON.parse(text));
    },
    closeStreams() {
      closed = true;
      emitter.emit('close');
    },
    onClose(listener) {
      // A stream asked for just before the end would otherwise hold the process up for ever.
      if (closed) listener();
      emitter.on('close', listener);
      return () => emitter.off('close', listener);
    },
  };
}
