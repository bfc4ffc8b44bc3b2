import { formatMoney } from '@gangway/contract/core/money.ts';
import type { FoundAnything } from '@gangway/contract/reports/find-schemas.ts';
import { currentLocale, translate as t } from '#lib/i18n.ts';
import {
  customersScreen,
  ordersScreen,
  paymentsScreen,
  sailingsScreen,
  screenPath,
} from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import type { SessionUser } from '#lib/session.ts';
import { sailingName } from '#modules/sailings/office/index.ts';

export interface PaletteEntry {
  /** Where it leads. */
  path: string;
  title: string;
  /** What tells it from others like it. */
  more: string;
}

export interface PaletteGroup {
  kind: 'orders' | 'customers' | 'sailings' | 'payments' | 'screens';
  entries: PaletteEntry[];
}

/** What was found and the screens whose title fits, in groups; empty ones are left out. */
export function paletteGroups(
  typed: string,
  found: FoundAnything | undefined,
  routes: SessionUser['routes'],
): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    { kind: 'orders', entries: (found?.orders ?? []).map(orderEntry) },
    { kind: 'payments', entries: (found?.payments ?? []).map(paymentEntry) },
    { kind: 'customers', entries: (found?.customers ?? []).map(customerEntry) },
    { kind: 'sailings', entries: (found?.sailings ?? []).map(sailingEntry) },
    { kind: 'screens', entries: screenEntries(typed, routes) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function orderEntry(order: FoundAnything['orders'][number]): PaletteEntry {
  return {
    path: screenPath(ordersScreen, { keyword: order.orderNo, order: order.id }),
    title: `${order.orderNo} · ${order.customerName}`,
    more: `${sailingName(order)} · ${t(`order.status.${order.status}`)}`,
  };
}

function paymentEntry({ id, paymentNo, amountSen, status }: FoundAnything['payments'][number]): PaletteEntry {
  return {
    path: screenPath(paymentsScreen, { keyword: paymentNo, payment: id }),
    title: paymentNo,
    more: `${formatMoney(amountSen)} · ${t(`payment.status.${status}`)}`,
  };
}

function customerEntry({ id, username, realName, phone }: FoundAnything['customers'][number]): PaletteEntry {
  return {
    path: screenPath(customersScreen, { keyword: username, customer: id }),
    title: `${realName} · ${username}`,
    more: phone,
  };
}

function sailingEntry(sailing: FoundAnything['sailings'][number]): PaletteEntry {
  return {
    path: screenPath(sailingsScreen, { month: sailing.date.slice(0, 7), id: sailing.id }),
    title: sailingName(sailing),
    more: `${ownWords(sailing.destination)} · ${t(`sailings.status.${sailing.status}`)}`,
  };
}

/** By the title one reads, or the English one, whatever the language. */
function screenEntries(typed: string, routes: SessionUser['routes']): PaletteEntry[] {
  const words = typed.toLowerCase();
  const locale = currentLocale();
  return routes
    .filter(({ title }) => [title[locale], title.en].some((one) => one.toLowerCase().includes(words)))
    .map(({ path, title }) => ({ path, title: title[locale], more: '' }));
}
