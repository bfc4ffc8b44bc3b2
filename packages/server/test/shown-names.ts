import type { ShownNames } from '../src/modules/booking/new-order.ts';
import { farAhead } from './days.ts';

/** What an order is shown by where nobody looks at it. */
export const shownNames: ShownNames = {
  date: farAhead,
  slot: 'day',
  departsAt: new Date(),
  returnsAt: new Date(),
  sailingStatus: 'scheduled',
  shipName: 'Aurora',
  fromPortEn: 'Here',
  fromPortZh: '这里',
  destinationEn: 'There',
  destinationZh: '那里',
  roomTypeCode: 'TYPE',
  roomTypeKind: 'standing',
  roomTypeNameEn: 'Type',
  roomTypeNameZh: '类型',
  roomTypeHasWindow: false,
};
