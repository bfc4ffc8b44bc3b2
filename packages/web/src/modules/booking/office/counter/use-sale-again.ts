import type { OfficeOrderDetail } from '@gangway/contract/booking/office-schemas.ts';
import { addMonths, portDate } from '@gangway/contract/core/dates.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useNow } from '#ui/office/use-now.ts';
import { routeNamesQuery } from '#modules/sailings/office/index.ts';
import { fromTicket } from '../guests/from-ticket.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { emptySale, type SaleValues } from './sale-values.ts';

/** A sale filled in from an order: undefined while it is looked for, null where there is no such order. */
export function useSaleAgain(orderId: number): SaleValues | null | undefined {
  const order = useQuery(orderDetailQuery(orderId));
  const { data } = order;
  const customer = useCustomerOf(data);
  const sailing = useNextSailing(data);
  if (order.isError) return null;
  if (!data || customer === undefined || sailing === undefined) return undefined;
  const today = portDate(new Date(data.now));
  return {
    ...emptySale(sailing?.date ?? today, ''),
    againOrderId: orderId,
    customer,
    sailingId: sailing?.id ?? null,
    roomTypeId: data.roomType.id,
    bed: data.bed,
    passengers: guestsOf(data),
  };
}

/** Whoever travelled; of an order that is over all who were meant to. Each keeps the place the server knows them by. */
export function guestsOf({ tickets }: Pick<OfficeOrderDetail, 'tickets'>) {
  const meant = tickets.filter(({ replacedBy }) => replacedBy === null);
  const someLive = meant.some(({ live }) => live);
  return meant.flatMap((ticket, place) =>
    ticket.live || !someLive
      ? [{ ...fromTicket(ticket), keptFrom: place, expecting: false, dueDate: '' }]
      : [],
  );
}

function useCustomerOf(order: OfficeOrderDetail | undefined) {
  const account = order?.account ?? null;
  const found = useQuery({
    ...callOptions(customersCalls.findCustomers, { body: { keyword: account ?? '' } }),
    enabled: account !== null,
  });
  if (!order) return undefined;
  if (account === null || found.isError) return null;
  return found.data && (found.data.find(({ id }) => id === order.accountId) ?? null);
}

/** The next sailing of the route that has a place, this month or the next; of the same slot, if there is one. */
function useNextSailing(order: OfficeOrderDetail | undefined) {
  const today = portDate(useNow(60_000));
  const routes = useQuery(routeNamesQuery);
  const month = today.slice(0, 7);
  const next = addMonths(`${month}-01`, 1).slice(0, 7);
  const now = useQuery(callOptions(sailingsCalls.monthCalendar, { query: { month } }));
  const later = useQuery(callOptions(sailingsCalls.monthCalendar, { query: { month: next } }));
  if (!order || routes.isPending || now.isPending || later.isPending) return undefined;
  const { destination, fromPort, slot, id } = order.sailing;
  const same = routes.data?.filter(
    (route) => route.destination.en === destination.en && route.fromPort.en === fromPort.en,
  );
  const open = [...(now.data ?? []), ...(later.data ?? [])].filter(
    (one) =>
      one.id !== id &&
      one.placesLeft > 0 &&
      one.date >= today &&
      same?.some((route) => route.id === one.routeId),
  );
  return open.find((one) => one.slot === slot) ?? open[0] ?? null;
}
