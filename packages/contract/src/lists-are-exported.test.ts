import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';
import type { Call } from './core/define-call.ts';

/** Lists whose sheet is called otherwise than they are. */
const underAnotherName: Record<string, string> = {
  'sailings.monthSailings': 'exportSailings',
  'settings.queryList': 'exportConfig',
  'boarding.headCount': 'exportKinds',
  'boarding.manifestPeople': 'exportManifest',
  'reports.occupancyMonth': 'exportOccupancy',
};

/** Lists that go to no sheet, by the reason. A list that is none of these has its export. */
const withoutSheet: Record<string, readonly string[]> = {
  'one record with what belongs to it; the list it is opened from goes to Excel': [
    'system.mailDetail',
    'sailings.sailingDetail',
    'payments.paymentDetail',
    'payments.ownShift',
    'payments.shiftDetail',
    'booking.orderDetail',
    'booking.orderMoney',
    'booking.orderReceipts',
    'booking.orderPapers',
    'housekeeping.roomOverview',
  ],
  'names to choose from': [
    'identity.findSystemUsers',
    'identity.listSystemUsers',
    'identity.listRoleNames',
    'fleet.listShips',
    'fleet.listRoomTypeNames',
    'sailings.listRouteNames',
    'payments.shiftPeople',
    'boarding.findScannedSailings',
    'boarding.findScanDevices',
    'boarding.listCountedSailings',
    'boarding.listManifests',
    'reports.curveSailings',
    'reports.statementAgents',
    'reports.findAnything',
    'legacy.listShoes',
  ],
  'figures beside the rows of another list, in whose sheet they stand': [
    'wallet.listBalances',
    'booking.orderCounts',
    'booking.agentSales',
    'booking.sailingMoney',
  ],
  'work of this moment, gone once it is done': [
    'booking.handOuts',
    'housekeeping.proposeRooms',
    'housekeeping.previewMaintenance',
  ],
  'two manifests beside each other, each of which goes to Excel': ['boarding.compareManifests'],
  'what a scanning device keeps for itself': [
    'boarding.scanSetup',
    'boarding.manifest',
    'boarding.scan',
    'boarding.handOver',
  ],
  'a form that is filled in': ['fleet.monthPrices', 'reports.listReaders'],
  'drawn as a plate; its rounds go to Excel': ['legacy.readPlate'],
};

const all = Object.entries(calls).flatMap(([module, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ id: `${module}.${name}`, module, name, call })),
);
const found = new Map(all.map(({ id, call }) => [id, call]));
const excused = Object.values(withoutSheet).flat();
const lists = all.filter(({ name, call }) => isOfOffice(call) && isRead(name, call) && answersList(call));

test.each(lists.filter(({ id }) => !excused.includes(id)))(
  '$id goes to Excel for whoever sees it',
  ({ id, module, name, call }) => {
    const sheet = found.get(`${module}.${sheetOf(id, name)}`);
    expect(sheet?.kind, `${module}.${sheetOf(id, name)}`).toBe('file');
    expect(sheet?.permission).toEqual(call.permission);
  },
);

test('only lists that are there are excused or called otherwise', () => {
  const known = lists.map(({ id }) => id);
  expect([...excused, ...Object.keys(underAnotherName)].filter((id) => !known.includes(id))).toEqual([]);
});

/** `pageOrders` and `listOrders` go by `exportOrders`, `muster` by `exportMuster`. */
function sheetOf(id: string, name: string): string {
  const what = name.replace(/^(?:page|list)(?=[A-Z])/, '');
  return underAnotherName[id] ?? `export${what.charAt(0).toUpperCase()}${what.slice(1)}`;
}

function isOfOffice({ permission, kind }: Call): boolean {
  return typeof permission === 'object' && kind === 'json';
}

/** Whatever only looks: a POST of those who may edit writes, but for a page of what they alone see. */
function isRead(name: string, { method, permission }: Call): boolean {
  return (
    method === 'GET' ||
    /^page[A-Z]/.test(name) ||
    (typeof permission === 'object' && permission.access === 'view')
  );
}

/** An answer that is a list of records, or holds one. */
function answersList({ response }: Call): boolean {
  if (isRecords(response)) return true;
  return response instanceof z.ZodObject && Object.values(response.shape).some(isRecords);
}

function isRecords(schema: unknown): boolean {
  return schema instanceof z.ZodArray && schema.element instanceof z.ZodObject;
}
