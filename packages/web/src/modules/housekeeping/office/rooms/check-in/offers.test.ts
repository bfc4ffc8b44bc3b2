import type { RoomProposal } from '@gangway/contract/housekeeping/schemas.ts';
import { expect, test } from 'vitest';
import { chosenOffer, judgeCard, type Offer, sortOffers, whyNotOffered } from './offers.ts';

function offer(id: number, typeId: number, refusal: Offer['refusal'] = null): Offer {
  return {
    room: {
      id,
      number: String(id),
      shipId: 1,
      floor: 5,
      position: 'port',
      roomType: {
        id: typeId,
        code: `T${typeId}`,
        name: { en: '', zh: '' },
        hasWindow: true,
        maxOccupancy: 2,
        beds: [],
      },
      status: 'available',
      notes: '',
      stay: null,
      cleaning: null,
      undoUntil: null,
      maintenance: null,
    },
    fit: 'upgrade',
    why: [],
    refusal,
  };
}

const sailing = {
  id: 1,
  shipId: 1,
  shipName: 'Aurora',
  date: '2026-05-01',
  slot: 'day',
  departsAt: '2026-05-01T02:00:00.000Z',
  returnsAt: '2026-05-01T10:00:00.000Z',
  status: 'boarding',
} as const;

function proposal(rooms: Offer[]): RoomProposal {
  return {
    order: {
      orderId: 1,
      orderNo: 'A1',
      groupNo: 'G1',
      customerName: 'Tan',
      status: 'paid',
      sailing,
      roomType: { id: 1, code: 'T1', name: { en: '', zh: '' } },
      bed: null,
      remarks: '',
      guests: [],
      stay: null,
      refusal: null,
    },
    rooms,
  };
}

test('the best of the type that was bought is chosen; other types are upgrades; what is refused is not offered', () => {
  const offers = sortOffers(
    proposal([offer(11, 2, 'otherType'), offer(12, 1), offer(13, 1), offer(14, 1, 'tooSmall')]),
  );
  expect(offers.bought.map(({ room }) => room.id)).toEqual([12, 13]);
  expect(offers.upgrades.map(({ room }) => room.id)).toEqual([11]);
  expect(chosenOffer(offers, null)?.room.id).toBe(12);
  expect(chosenOffer(offers, 11)?.room.id).toBe(11);
});

test('an upgrade is never chosen unasked, and a room that is gone is none', () => {
  const offers = sortOffers(proposal([offer(11, 2, 'otherType')]));
  expect(chosenOffer(offers, null)).toBeNull();
  expect(chosenOffer(offers, 99)).toBeNull();
});

test('whoever has a room already is offered others to move to', () => {
  expect(sortOffers(proposal([offer(12, 1, 'alreadyIn')])).bought).toHaveLength(1);
});

test('a room somebody made dirty meanwhile is no longer offered', () => {
  const gone = offer(12, 1);
  gone.room.status = 'dirty';
  expect(sortOffers(proposal([gone])).bought).toEqual([]);
});

test('of a room that is not offered the true reason is said', () => {
  const { order } = proposal([]);
  const guest = { ticketId: 1, name: 'Tan', ageGroup: 'adult', aboard: true, arrivedAt: null } as const;
  const three = { ...order, guests: [guest, guest, guest] };
  const { room } = offer(12, 2);
  expect(whyNotOffered(order, { ...room, status: 'dirty' })).toBe('dirty');
  expect(whyNotOffered(order, { ...room, status: 'maintenance' })).toBe('maintenance');
  expect(whyNotOffered(order, { ...room, status: 'occupied' })).toBe('occupied');
  expect(whyNotOffered(order, { ...room, shipId: 2 })).toBe('otherShip');
  expect(whyNotOffered(three, room)).toBe('tooSmall');
  expect(whyNotOffered(order, room)).toBe('gone');
  expect(whyNotOffered(order, undefined)).toBe('gone');
});

test('another type takes a reason', () => {
  const { order } = proposal([]);
  const { room } = offer(12, 2);
  expect(judgeCard(order, room, ' ')).toBe('otherType');
  expect(judgeCard(order, room, 'Their shower drips')).toBeNull();
});
