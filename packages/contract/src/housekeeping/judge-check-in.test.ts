import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '../booking/states.ts';
import { roomStatuses } from '../fleet/room-states.ts';
import { type SailingStatus, sailingStatuses } from '../sailings/states.ts';
import { judgeOrder, judgeRoom, type OrderRefusal, type RoomToGive } from './judge-check-in.ts';

const [here, elsewhere] = [1, 2];
const [bought, other] = [11, 12];

const judge = (status: OrderStatus, sailingStatus: SailingStatus, kind: 'cabin' | 'standing' = 'cabin') =>
  judgeOrder({ status, sailingStatus, kind });

describe('an order with a cabin', () => {
  const open: SailingStatus[] = ['boarding', 'ready', 'departed'];

  test('gets a room when it is paid and its sailing boards, is ready or has left; never else', () => {
    const given = orderStatuses.flatMap((status) =>
      sailingStatuses.filter((sailing) => judge(status, sailing) === null).map((on) => `${status} ${on}`),
    );
    expect(given).toEqual(open.map((on) => `paid ${on}`));
  });

  test.each<[SailingStatus, OrderRefusal | null]>([
    ['scheduled', 'notOpen'],
    ['boarding', null],
    ['ready', null],
    ['departed', null],
    ['returned', 'returned'],
    ['cancelled', 'sailingCancelled'],
  ])('that is paid is told on a sailing that is %s: %s', (sailing, refusal) => {
    expect(judge('paid', sailing)).toBe(refusal);
  });

  test.each(['unpaid', 'canceled', 'refunded'] as const)(
    'that is %s is told so on every sailing, but for one that is cancelled',
    (status) => {
      const words = sailingStatuses.map((sailing) => judge(status, sailing));
      const expected = sailingStatuses.map((on) => (on === 'cancelled' ? 'sailingCancelled' : status));
      expect(words).toEqual(expected);
    },
  );

  test('whose guests have all left the ship gets none, also while others are still aboard', () => {
    expect(open.map((sailing) => judge('completed', sailing))).toEqual(['returned', 'returned', 'returned']);
  });
});

describe('a standing ticket', () => {
  test('gets no room on any sailing, in any status', () => {
    const given = orderStatuses.flatMap((status) =>
      sailingStatuses.filter((sailing) => judge(status, sailing, 'standing') === null),
    );
    expect(given).toEqual([]);
  });

  test('is told that it has no room whenever that is what stands in the way', () => {
    const words = sailingStatuses.map((sailing) => judge('paid', sailing, 'standing'));
    expect(words).toEqual(['standing', 'standing', 'standing', 'standing', 'standing', 'sailingCancelled']);
  });
});

describe('a room', () => {
  const order = { shipId: here, roomTypeId: bought, people: 2 };
  const room: RoomToGive = { status: 'available', shipId: here, roomTypeId: bought, maxOccupancy: 2 };
  const judged = (change: Partial<RoomToGive>, reason = '') =>
    judgeRoom(order, { ...room, ...change }, reason);

  test('of the bought type that is clean and large enough is given without a word', () => {
    expect(judged({})).toBeNull();
  });

  test('is only given while it is available, whatever reason is said', () => {
    for (const reason of ['', 'A birthday'])
      expect(roomStatuses.map((status) => judged({ status }, reason))).toEqual([
        null,
        'occupied',
        'maintenance',
        'dirty',
      ]);
  });

  test('of another ship never is, clean or not', () => {
    for (const status of roomStatuses)
      expect(judged({ shipId: elsewhere, status }, 'Nothing else left')).toBe('otherShip');
  });

  test('of another type takes a reason, and blanks are none', () => {
    expect(judged({ roomTypeId: other })).toBe('otherType');
    expect(judged({ roomTypeId: other }, ' \n ')).toBe('otherType');
    expect(judged({ roomTypeId: other }, 'Upgrade: ours is out of service')).toBeNull();
  });

  test('that does not hold the people is not given, a reason or none, unless they bought it', () => {
    expect(judged({ maxOccupancy: 1 })).toBeNull();
    expect(judged({ maxOccupancy: 1, roomTypeId: other })).toBe('tooSmall');
    expect(judged({ maxOccupancy: 1, roomTypeId: other }, 'They insist')).toBe('tooSmall');
    expect(judged({ maxOccupancy: 3 })).toBeNull();
  });
});
