import { z } from 'zod';
import { defineCall } from '../core/define-call.ts';
import { addressId, idParam, plainDate, plainMonth, text } from '../core/fields.ts';
import { slot } from '../fleet/schemas.ts';
import { homeData, publicRoomType, publicRoute, publicSailing, publicShip } from './schemas.ts';

/** What everybody may look at. Apart: the home page has no byte to spare for the calls of the office. */
export const publicSailingsCalls = {
  home: defineCall({
    method: 'GET',
    path: '/shipClient/home',
    summary: 'Slides, the next sailings, ships and room types for the home page',
    permission: 'public',
    response: homeData,
  }),
  routeList: defineCall({
    method: 'GET',
    path: '/shipClient/routes',
    summary: 'Routes with their sailings between two dates (31 days from today unless said otherwise)',
    permission: 'public',
    query: z.strictObject({
      from: plainDate.optional(),
      to: plainDate.optional(),
      slot: slot.optional(),
      port: text(60).optional(),
    }),
    response: z.object({
      routes: z.array(publicRoute),
      ships: z.array(publicShip),
      roomTypes: z.array(publicRoomType),
      sailings: z.array(publicSailing),
    }),
  }),
  monthCalendar: defineCall({
    method: 'GET',
    path: '/shipClient/calendar',
    summary: 'Every open sailing of a month with price and places of every room type',
    permission: 'public',
    query: z.strictObject({
      month: plainMonth,
      slot: slot.optional(),
      roomTypeId: addressId.optional(),
    }),
    response: z.array(publicSailing),
  }),
  sailingOffers: defineCall({
    method: 'GET',
    path: '/shipClient/sailing/{id}',
    summary: 'One sailing with its room types, prices and places',
    permission: 'public',
    params: idParam,
    response: z.object({
      sailing: publicSailing,
      route: publicRoute,
      ship: publicShip,
      roomTypes: z.array(publicRoomType),
    }),
    errors: ['record.missing'],
  }),
};
