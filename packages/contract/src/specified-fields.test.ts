import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { posts } from './core/posts.ts';
import { paymentMethods } from './core/payment-methods.ts';
import { scanRecord } from './boarding/record-schemas.ts';
import { officeOrder, officeOrderDetail } from './booking/office-schemas.ts';
import { passenger } from './booking/schemas.ts';
import { groupStatuses } from './booking/states.ts';
import { genders, idTypes } from './customers/choices.ts';
import { customer } from './customers/records.ts';
import {
  bed,
  datePrice,
  knownAmenities,
  room,
  roomPosition,
  roomType,
  ship,
  shipStatus,
} from './fleet/schemas.ts';
import { roomStatuses } from './fleet/room-states.ts';
import { slots, weekdays } from './fleet/prices.ts';
import { stayRecord } from './housekeeping/schemas.ts';
import { loginBody, sessionUser, systemUser } from './identity/schemas.ts';
import { slide } from './media/schemas.ts';
import { configEntry } from './settings/schemas.ts';
import { recharge } from './wallet/schemas.ts';

/** Section 3 of the specification: every field of every entity, by the name it has here. */
const entities: Record<string, [z.ZodObject, string]> = {
  'session user': [sessionUser, 'username name avatar introduction routes'],
  login: [loginBody, 'username password'],
  ship: [ship, 'name status manager managerContact description images createdAt updatedAt'],
  room: [room, 'number roomTypeId shipId floor position status notes'],
  'stay in a room': [stayRecord, 'checkedInAt checkedOutAt minutes guestNames'],
  'room type': [
    roomType,
    'code hasWindow maxOccupancy dailyQuantity description amenities dayOn nightOn week datePrices',
  ],
  'date price': [datePrice, 'date'],
  'ticket order': [
    officeOrder,
    'orderNo createdAt referrer nationalities account customerName passengers roomNumber totalSen paidSen sailing method qrStatus status refundedAt updatedAt canceledAt checkInAccounts food chip disembark birthDates genders',
  ],
  'page of an order': [officeOrderDetail, 'tickets group'],
  passenger: [passenger, 'name gender idType idNumber phone email nationality birthDate referrer remarks'],
  user: [
    customer,
    'username realName idCardEnding passportEnding phone email gender remarks level balanceSen superior registeredAt status',
  ],
  recharge: [
    recharge,
    'rechargeNo accountId operatorId amountSen balanceBeforeSen method status createdAt paidAt updatedAt remarks',
  ],
  'scan of a ticket': [scanRecord, 'ticket post verdict account'],
  slide: [slide, 'title link weight enabled image'],
  'system user': [systemUser, 'username roleId'],
  'config entry': [configEntry, 'key value'],
};

test.each(Object.entries(entities))('%s has every field of the specification', (_, [schema, fields]) => {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
});

describe('the values the specification lists', () => {
  test.each([
    ['states of a ship', shipStatus.options, 'active maintenance decommissioned'],
    ['positions of a room', roomPosition.options, 'port starboard bow stern midship'],
    ['states of a room', roomStatuses, 'available occupied maintenance dirty'],
    ['beds', bed.options, 'big twin other'],
    ['amenities', knownAmenities, 'toilet wifi tv ac minibar safe phone hairdryer'],
    ['slots', slots, 'day night'],
    ['weekdays', weekdays, 'mon tue wed thu fri sat sun'],
    ['states of an order and of a group', groupStatuses, 'unpaid paid canceled completed refunded mixed'],
    ['genders', genders, 'male female other'],
    ['documents', idTypes, 'idCard passport drivingLicense'],
    ['posts', posts, 'board food chip disembark'],
    ['levels', customer.shape.level.options, 'superAgent agent normal'],
  ] as const)('%s are just these', (_, values, words) => {
    expect([...values].toSorted()).toEqual(words.split(' ').toSorted());
  });

  test('payment methods are these, and the balance besides', () => {
    const named = ['wechat', 'alipay', 'bank', 'cash', 'creditCard', 'online'];
    expect([...paymentMethods].toSorted()).toEqual([...named, 'balance'].toSorted());
  });
});
