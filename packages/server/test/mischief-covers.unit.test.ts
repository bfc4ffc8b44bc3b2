import type { Call } from '@gangway/contract/core/define-call.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './all-calls.ts';
import { type CallName, tricks } from './model/mischief.ts';

const inLists = 'an id in it narrows a list that its reader may see whole';
const catalogue =
  'staff edit the catalogue; no order and no money is named, and what is sold is guarded beneath';
const pictures = 'pictures: nothing is sold or paid by them';
const people =
  'accounts and roles: no money and no place hangs on the call; its own tests try whom it reaches';
const mails = 'mails: nothing is sold or paid by them';

/** Calls that take ids and need no trick, each with why. */
const exempt = {
  'booking.pageOrders': inLists,
  'booking.exportOrders': inLists,
  'customers.pageCustomers': inLists,
  'customers.exportCustomers': inLists,
  'customers.customerDetail': people,
  'customers.saveCustomer': people,
  'customers.setCustomerStatus': people,
  'customers.resetCustomerPassword': people,
  'customers.resetAgentPassword': people,
  'fleet.saveShip': catalogue,
  'fleet.deleteShip': catalogue,
  'fleet.saveRoomType': catalogue,
  'fleet.deleteRoomType': catalogue,
  'fleet.monthPrices': catalogue,
  'fleet.saveDatePrices': catalogue,
  'fleet.deleteDatePrices': catalogue,
  'fleet.pageRooms': inLists,
  'fleet.exportRooms': inLists,
  'fleet.saveRoom': catalogue,
  'fleet.deleteRoom': catalogue,
  'fleet.bulkRooms': catalogue,
  'identity.pageSystemUsers': inLists,
  'identity.exportSystemUsers': inLists,
  'identity.saveSystemUser': people,
  'identity.deleteSystemUser': people,
  'identity.saveRole': people,
  'identity.deleteRole': people,
  'identity.pageAudit': inLists,
  'identity.exportAudit': inLists,
  'media.picture': pictures,
  'media.saveSlide': pictures,
  'media.orderSlides': pictures,
  'media.deleteSlide': pictures,
  'payments.pageShifts': inLists,
  'payments.exportShifts': inLists,
  'sailings.saveRoute': catalogue,
  'sailings.deleteRoute': catalogue,
  'sailings.makePattern': catalogue,
  'sailings.monthSailings': inLists,
  'sailings.pageSailings': inLists,
  'sailings.exportSailings': inLists,
  'sailings.monthCalendar': inLists,
  'system.mailDetail': mails,
  'system.sendMailAgain': mails,
  'wallet.pageRecharges': inLists,
  'wallet.exportRecharges': inLists,
} satisfies Partial<Record<CallName, string>>;

const takingIds = allCalls.filter(({ call }) => idsOf(call).length > 0).map(({ name }) => name);

test('what takes ids is found wherever they stand', () => {
  const found = new Map(allCalls.map(({ name, call }) => [name, idsOf(call)]));
  expect(found.get('booking.refundOrder')).toEqual(['id', 'ticketIds']);
  expect(found.get('booking.checkout')).toEqual(['sailingId', 'roomTypeId', 'savedPassengerId', 'id']);
  expect(found.get('wallet.pageRecharges')).toEqual(['accountId']);
  expect(found.get('booking.lookUpOrder')).toEqual(['orderNo']);
  expect(found.get('identity.login')).toEqual([]);
});

test('every call that takes ids is tried by the caller who means no good, or says why it need not be', () => {
  const spoken = [...Object.keys(tricks), ...Object.keys(exempt)];
  expect(takingIds.filter((name) => !spoken.includes(name))).toEqual([]);
  expect(spoken.filter((name) => !takingIds.includes(name))).toEqual([]);
  expect(Object.keys(exempt).filter((name) => name in tricks)).toEqual([]);
});

/** The names of all values of a request by which something that is there already is named. */
function idsOf({ params, query, body }: Call): string[] {
  return [params, query, body].flatMap((schema) =>
    schema ? namesIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : [],
  );
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

function isIdName(name: string): boolean {
  return /^ids?$|Ids?$|^(order|payment|refund|recharge|shift|group)No$/.test(name);
}

function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as JsonSchema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(isIdName(name) ? [name] : []),
      ...namesIn(field),
    ]),
    ...[items, ...anyOf, ...oneOf, ...allOf].flatMap(namesIn),
  ];
}
