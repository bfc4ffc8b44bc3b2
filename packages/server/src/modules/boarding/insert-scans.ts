import type { ConflictKind } from '@gangway/contract/boarding/states.ts';
import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/database/create-database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A scan or an undo as it is kept. */
export type FullScan = Insertable<Tables['scans']> & {
  deviceAt: Date;
  happenedAt: Date;
  receivedAt: Date;
  /** What somebody has to look into, though it counts. */
  doubts?: ConflictKind[];
};

/** Adds scans that are not there yet; gives the ids of those it added. */
export async function insertScans(tx: Tx, scans: readonly FullScan[]): Promise<Set<string>> {
  if (scans.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into scans (id, kind, device_id, sequence, sailing_id, post, ticket_id, read_text, account_id, handed_by,
      device_at, offset_ms, happened_at, received_at, verdict, reason, offline, device_verdict, manifest_version, undoes,
      note)
    select id, kind, "deviceId", sequence, "sailingId", post, "ticketId", "readText", "accountId", "handedBy", "deviceAt",
      "offsetMs", "happenedAt", "receivedAt", verdict, reason, offline, "deviceVerdict", "manifestVersion", undoes, note
      from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb) as given(id uuid, kind text, "deviceId" uuid, sequence int,
        "sailingId" bigint, post text, "ticketId" bigint, "readText" text, "accountId" bigint, "handedBy" bigint,
        "deviceAt" timestamptz, "offsetMs" int, "happenedAt" timestamptz, "receivedAt" timestamptz, verdict text,
        reason text, offline boolean, "deviceVerdict" text, "manifestVersion" int, undoes uuid, note text)
    on conflict (id) do nothing
    returning id`.execute(tx);
  return new Set(rows.map((row) => row.id));
}
