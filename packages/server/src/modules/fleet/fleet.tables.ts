import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { Bed, Room, RoomKind, Ship } from '@gangway/contract/fleet/schemas.ts';
import type { Generated } from 'kysely';
import type { Made } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    ships: {
      id: Made<number>;
      name: string;
      status: Ship['status'];
      manager: string;
      managerContact: string;
      description: string;
      createdAt: Generated<Date>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    shipImages: { shipId: number; imageId: number; position: number };
    roomTypes: {
      id: Made<number>;
      code: string;
      kind: RoomKind;
      nameEn: string;
      nameZh: string;
      descriptionEn: string;
      descriptionZh: string;
      hasWindow: boolean;
      maxOccupancy: number;
      dailyQuantity: number;
      amenities: string[];
      beds: Bed[];
      dayOn: boolean;
      nightOn: boolean;
      position: Generated<number>;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
    roomTypeImages: { roomTypeId: number; imageId: number; position: number };
    weekPrices: { roomTypeId: number; weekday: number; slot: Slot; priceSen: number };
    datePrices: { roomTypeId: number; date: string; slot: Slot; priceSen: number; nonRefundable: boolean };
    rooms: {
      id: Made<number>;
      shipId: number;
      roomTypeId: number;
      number: string;
      floor: number;
      position: Room['position'];
      status: Room['status'];
      notes: string;
      updatedAt: Generated<Date>;
      version: Generated<number>;
    };
  }
}
