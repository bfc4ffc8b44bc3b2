import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Candidate, compareNumbers, rankRooms, type RoomWish } from './rank-rooms.ts';

const [bought, other] = [11, 12];

const wish: RoomWish = { roomTypeId: bought, bed: null, position: null, floor: null, group: [] };

function room(number: string, more: Partial<Candidate> = {}): Candidate {
  return {
    id: Number(number),
    number,
    floor: 5,
    position: 'port',
    roomTypeId: bought,
    beds: ['big'],
    ...more,
  };
}

const order = (rooms: Candidate[], more: Partial<RoomWish> = {}) =>
  rankRooms(rooms, { ...wish, ...more }).map((ranked) => ranked.room.number);

describe('rooms are proposed', () => {
  test('of the bought type before all others, however well those fit else', () => {
    const suite = room('501', { roomTypeId: other, position: 'bow', beds: ['twin'] });
    const asked = { floor: 5, position: 'bow', bed: 'twin', group: [{ floor: 5, number: '500' }] } as const;
    expect(order([suite, room('901', { floor: 9 })], asked)).toEqual(['901', '501']);
  });

  test('by number where nothing else tells them apart, as people read numbers', () => {
    expect(order([room('10'), room('9'), room('101')])).toEqual(['9', '10', '101']);
  });

  test('on the floor that was asked for, before the floor of the group', () => {
    const group = [{ floor: 6, number: '601' }];
    const rooms = [room('602', { floor: 6 }), room('702', { floor: 7 })];
    expect(order(rooms, { floor: 7, group })).toEqual(['702', '602']);
    expect(order(rooms, { group })).toEqual(['602', '702']);
  });

  test('next to the group rather than anywhere on its floor', () => {
    const group = [{ floor: 5, number: '520' }];
    expect(order([room('501'), room('521'), room('540')], { group })).toEqual(['521', '501', '540']);
  });

  test('where they were asked for, and with the bed that was asked for', () => {
    const rooms = [room('501'), room('502', { beds: ['twin'] }), room('503', { position: 'bow' })];
    expect(order(rooms, { position: 'bow', bed: 'twin' })).toEqual(['503', '502', '501']);
  });

  test('with the reasons that hold for them and no other', () => {
    const asked = { floor: 5, position: 'port', bed: 'big', group: [{ floor: 5, number: '1' }] } as const;
    const [best, last] = rankRooms(
      [room('501'), room('601', { floor: 6, position: 'stern', roomTypeId: other, beds: [] })],
      { ...wish, ...asked },
    );
    expect(best?.why).toEqual(['type', 'floor', 'group', 'position', 'bed']);
    expect(last?.why).toEqual([]);
  });

  test('without a reason nobody asked for', () => {
    expect(rankRooms([room('501')], wish)[0]?.why).toEqual(['type']);
  });

  test('all of them, each once, the same whatever order they come in', () => {
    const candidate = fc.record({
      id: fc.nat(500),
      number: fc.stringMatching(/^[A-Z0-9-]{1,12}$/),
      floor: fc.integer({ min: -5, max: 30 }),
      position: fc.constantFrom('port' as const, 'bow' as const),
      roomTypeId: fc.constantFrom(bought, other),
      beds: fc.constant<Candidate['beds']>(['big']),
    });
    const group = [{ floor: 3, number: '301' }];
    fc.assert(
      fc.property(fc.uniqueArray(candidate, { selector: ({ id }) => id }), (rooms) => {
        const ranked = rankRooms(rooms, { ...wish, group, position: 'bow' }).map((each) => each.room.id);
        const reversed = rankRooms(rooms.toReversed(), { ...wish, group, position: 'bow' });
        expect(ranked).toEqual(reversed.map((each) => each.room.id));
        expect(ranked.toSorted((a, b) => a - b)).toEqual(rooms.map(({ id }) => id).toSorted((a, b) => a - b));
      }),
    );
  });
});

test('numbers of rooms are read as numbers, letters before them first', () => {
  expect(['B1', 'A10', 'A2', '10', '9'].toSorted(compareNumbers)).toEqual(['9', '10', 'A2', 'A10', 'B1']);
});
