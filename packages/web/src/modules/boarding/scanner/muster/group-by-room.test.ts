import { expect, test } from 'vitest';
import { makeTicket } from '../engine/test/fake-server.ts';
import { groupByRoom } from './group-by-room.ts';

test('rooms stand as they are numbered, people by name, and who has no room at the end', () => {
  const tickets = [
    { room: null, name: 'Ann' },
    { room: '10', name: 'Bo' },
    { room: '2', name: 'Zoe' },
    { room: '2', name: 'Cy' },
  ].map(({ room, name }, index) => ({ ...makeTicket(index + 1), roomNumber: room, name }));
  expect(groupByRoom(tickets).map(({ room, people }) => [room, people.map(({ name }) => name)])).toEqual([
    ['2', ['Cy', 'Zoe']],
    ['10', ['Bo']],
    [null, ['Ann']],
  ]);
});
