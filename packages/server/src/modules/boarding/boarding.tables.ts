import type { ConflictKind, ScanReason, Verdict } from '@gangway/contract/boarding/states.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Made, Moment } from '../../platform/database/tables.ts';

type Stamp = ColumnType<Date | null, Date | null, Date | null>;

declare module '../../platform/database/tables.ts' {
  interface Tables {
    boardingDevices: {
      id: string;
      name: string;
      secretHash: string | null;
      createdAt: Moment;
      seenAt: Moment;
    };
    boardingDeviceAccounts: { deviceId: string; accountId: number; since: Moment };
    scans: {
      id: string;
      kind: 'scan' | 'undo';
      deviceId: string | null;
      sequence: number | null;
      sailingId: number;
      post: Post;
      ticketId: number | null;
      readText: Generated<string>;
      accountId: number;
      handedBy: number | null;
      deviceAt: Moment;
      offsetMs: number;
      happenedAt: Moment;
      receivedAt: Moment;
      verdict: Verdict;
      reason: ScanReason;
      offline: boolean;
      deviceVerdict: Verdict | null;
      manifestVersion: number;
      undoes: string | null;
      note: Generated<string>;
    };
    boardingTickets: {
      sailingId: number;
      ticketId: number;
      aboard: boolean;
      boardedAt: Stamp;
      boardedBy: number | null;
      boardedDevice: string | null;
      foodAt: Stamp;
      foodBy: number | null;
      foodDevice: string | null;
      chipAt: Stamp;
      chipBy: number | null;
      chipDevice: string | null;
      disembarkedAt: Stamp;
      disembarkedBy: number | null;
      disembarkedDevice: string | null;
    };
    sailingBoarding: {
      sailingId: number;
      revision: Generated<number>;
      boarded: Generated<number>;
      aboard: Generated<number>;
      food: Generated<number>;
      chip: Generated<number>;
      disembarked: Generated<number>;
      closedAt: ColumnType<Date | null, never, Date | null>;
      reserved: Generated<number>;
    };
    boardingShares: { sailingId: number; deviceId: string; held: number };
    boardingConflicts: {
      id: Made<number>;
      kind: ConflictKind;
      sailingId: number;
      ticketId: number | null;
      scanId: string;
      againstId: string | null;
      raisedAt: Moment;
      resolvedAt: Stamp;
      resolvedBy: number | null;
      resolution: Generated<string>;
    };
    boardingManifests: {
      sailingId: number;
      number: number;
      frozenAt: Moment;
      frozenBy: number | null;
      aboard: number;
      crew: number;
    };
    boardingManifestPeople: {
      sailingId: number;
      number: number;
      ticketId: number;
      roomNumber: string | null;
    };
    boardingCrew: {
      id: Made<number>;
      sailingId: number;
      name: Generated<string>;
      duty: Generated<string>;
      people: number;
      enteredBy: number;
      enteredAt: Moment;
      version: Generated<number>;
    };
  }
}
