import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { emptyWeek, weekdays, type WeekPrices } from '@gangway/contract/fleet/prices.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { TestServer } from './start-test-server.ts';

/** The same price every day of the week. */
export function flatWeek(day: number | null, night: number | null): WeekPrices {
  const week = emptyWeek();
  for (const weekday of weekdays) week[weekday] = { day, night };
  return week;
}

/** A room type as the form sends it. */
export function roomTypeBody(code: string, more: object = {}) {
  return {
    code,
    kind: 'cabin' as const,
    name: { en: code, zh: code },
    description: { en: '', zh: '' },
    hasWindow: true,
    maxOccupancy: 2,
    dailyQuantity: 10,
    amenities: ['wifi'],
    beds: ['big' as const],
    dayOn: true,
    nightOn: true,
    week: flatWeek(50_000, 60_000),
    ...more,
  };
}

export const standing = { kind: 'standing' as const, hasWindow: false, maxOccupancy: 1, beds: [] };

/** Makes what tests of sailings need, over HTTP as an editor would. */
export function catalogueMaker(server: TestServer, token: string) {
  const get = <T>(answer: { code: number; message: string; data: T }): T => {
    if (answer.code !== 200) throw new Error(answer.message);
    return answer.data;
  };
  return {
    async ship(name: string): Promise<number> {
      return get(await server.call(fleetCalls.saveShip, { body: { name, status: 'active' } }, { token })).id;
    },
    async roomType(code: string, more: object = {}): Promise<number> {
      return get(await server.call(fleetCalls.saveRoomType, { body: roomTypeBody(code, more) }, { token }))
        .id;
    },
    async rooms(shipId: number, roomTypeId: number, from: number, count: number): Promise<void> {
      const body = {
        shipId,
        roomTypeId,
        floor: 1,
        position: 'port' as const,
        prefix: '',
        from,
        to: from + count - 1,
        write: true,
      };
      get(await server.call(fleetCalls.bulkRooms, { body }, { token }));
    },
    async route(): Promise<number> {
      const both = (text: string) => ({ en: text, zh: text });
      const body = {
        fromPort: both('Port Klang'),
        destination: both('Strait'),
        description: both(''),
        enabled: true,
        imageId: null,
      };
      return get(await server.call(sailingsCalls.saveRoute, { body }, { token })).id;
    },
    async sailing(
      shipId: number,
      routeId: number,
      date: string,
      slot: 'day' | 'night' = 'day',
      more: object = {},
    ): Promise<number> {
      const body = { shipId, routeId, date, slot, departure: '09:00', returning: '17:00', ...more };
      return get(await server.call(sailingsCalls.saveSailing, { body }, { token })).id;
    },
  };
}
