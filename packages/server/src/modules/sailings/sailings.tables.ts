import type { Generated } from 'kysely';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import type { Made, Moment } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    routes: {
      id: Made<number>;
      fromPortEn: string;
      fromPortZh: string;
      terminalEn: Generated<string>;
      terminalZh: Generated<string>;
      mapUrl: Generated<string>;
      destinationEn: string;
      destinationZh: string;
      descriptionEn: string;
      descriptionZh: string;
      enabled: boolean;
      imageId: number | null;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    sailings: {
      id: Made<number>;
      shipId: number;
      routeId: number;
      date: string;
      slot: Slot;
      departsAt: Moment;
      returnsAt: Moment;
      salesCloseAt: Moment;
      capacity: number;
      peak: boolean;
      status: Generated<SailingStatus>;
      readyAt: Moment | null;
      cancelReason: Generated<string>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    sailingPeople: {
      sailingId: number;
      peopleTaken: number;
      closed: Generated<boolean>;
      edition: Generated<number>;
    };
    sailingUnits: { sailingId: number; roomTypeId: number; unitsTaken: number };
    placeHolds: {
      orderId: number;
      changeId: number | null;
      sailingId: number;
      roomTypeId: number;
      units: number;
      people: number;
      expiresAt: Moment;
      accountId: number | null;
      addressKey: string | null;
    };
  }
}
