import { isPlainDate } from '@gangway/contract/core/dates.ts';
import { slots } from '@gangway/contract/fleet/prices.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { sailingStatuses } from '@gangway/contract/sailings/states.ts';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { type SailingFilters, useSailingList } from './use-sailing-list.ts';

/** The page of the list of sailings that the address asks for; whoever else asks for it gets the same answer. */
export function useSailingsPage(today: string) {
  const address = useSailingList(today);
  const { page, size, sort } = address;
  const filter = readFilter(address.filter);
  const query = usePageQuery(sailingsCalls.pageSailings, { body: { page, size, sort, filter } });
  return { address, asked: { filter, sort }, query };
}

/** What stands in the address may be anything; only what the call takes is asked for. */
function readFilter(filter: SailingFilters) {
  const shipId = readId(filter.shipId);
  const routeId = readId(filter.routeId);
  const slot = slots.find((value) => value === filter.slot);
  const status = sailingStatuses.find((value) => value === filter.status);
  const from = readDate(filter.from);
  const to = readDate(filter.to);
  return {
    ...(shipId ? { shipId } : {}),
    ...(routeId ? { routeId } : {}),
    ...(slot ? { slot } : {}),
    ...(status ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

function readId(text: string | undefined): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

function readDate(text: string | undefined): string | undefined {
  return text && isPlainDate(text) ? text : undefined;
}
