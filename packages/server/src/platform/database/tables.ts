import type { ColumnType, Generated } from 'kysely';

/** A column that PostgreSQL fills and nobody writes. */
export type Made<T> = ColumnType<T, never, never>;
/** A moment: read as Date, written as Date. */
export type Moment = ColumnType<Date, Date, Date>;
/** JSON: read parsed, written as text. */
export type Json<T> = ColumnType<T, string, string>;

/** Every table. Each module adds its own by declaration merging in its `<module>.tables.ts`. */
export interface Tables {
  auditLog: {
    id: Made<number>;
    at: Moment;
    accountId: number | null;
    username: string | null;
    action: string;
    entity: string;
    entityId: string;
    before: Json<unknown>;
    after: Json<unknown>;
    address: string;
    requestId: string;
  };
  outbox: {
    id: Made<number>;
    topic: string;
    payload: Json<unknown>;
    createdAt: Generated<Date>;
    attempts: Generated<number>;
    nextAttemptAt: Generated<Date>;
    lastError: string | null;
  };
  signingKeys: {
    id: Made<number>;
    purpose: string;
    publicKey: string;
    privateKeySealed: string;
    createdAt: Generated<Date>;
  };
  secretCheck: { onlyRow: Generated<boolean>; fingerprint: string };
  tryCounters: { key: string; windowEndsAt: Moment; tries: number };
  mails: {
    id: Made<number>;
    about: string;
    recipient: string;
    subject: string;
    textBody: string;
    htmlBody: string;
    ticketsOf: ColumnType<number | null, number | null | undefined, number | null>;
    sealedLink: ColumnType<string | null, string | null | undefined, string | null>;
    status: 'kept' | 'waiting' | 'sent' | 'failed' | 'stopped';
    error: Generated<string>;
    createdAt: Moment;
    sentAt: ColumnType<Date | null, Date | null, Date | null>;
    stoppedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  mailFiles: { mailId: number; position: number; name: string; type: string; bytes: Buffer };
  nodes: { id: string; startedAt: Moment; seenAt: Moment };
}
