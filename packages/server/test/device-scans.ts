import { randomUUID } from 'node:crypto';
import type { LateScan } from '@gangway/contract/boarding/schemas.ts';
import type { Post } from '@gangway/contract/core/posts.ts';

export interface ReadItem {
  text?: string;
  ticketId?: number;
  id?: string;
  sequence?: number;
}

/** A device at a sailing, as far as it makes scans: with ids, numbers and times of its own. */
export class DeviceScans {
  readonly id = randomUUID();
  readonly secret = randomUUID();
  readonly sailingId: number;
  accountId = 0;
  #sequence = 0;

  constructor(sailingId: number) {
    this.sailingId = sailingId;
  }

  next(): number {
    this.#sequence += 1;
    return this.#sequence;
  }

  /** What it sends of what it read; several at once are those of an order. */
  body(post: Post, items: readonly ReadItem[]) {
    return {
      deviceId: this.id,
      sailingId: this.sailingId,
      post,
      offsetMs: 0,
      manifestVersion: 0,
      items: items.map((item) => ({
        id: randomUUID(),
        sequence: item.sequence ?? this.next(),
        deviceAt: new Date().toISOString(),
        ...item,
      })),
    };
  }

  /** A scan the device decided alone. */
  alone(post: Post, ticketId: number, more: Partial<LateScan> = {}): LateScan {
    return {
      id: randomUUID(),
      sequence: this.next(),
      sailingId: this.sailingId,
      post,
      accountId: this.accountId,
      ticketId,
      text: '',
      deviceAt: new Date().toISOString(),
      offsetMs: 0,
      manifestVersion: 0,
      verdict: 'accepted',
      reason: 'ok',
      ...more,
    };
  }
}
