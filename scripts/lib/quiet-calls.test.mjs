import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './project.mjs';

/**
 * The specification shows a toast for every refused call. Who goes without one stands here, each with its reason; whoever
 * adds a line says why in the call's comment.
 */
const quiet = [
  'lib/download-file.ts ownToast',
  'lib/logout.ts background',
  'modules/boarding/office/records/further-filters.tsx check',
  'modules/boarding/office/records/record-filters.tsx check',
  'modules/boarding/scanner/engine/browser-ports.ts ownToast',
  'modules/boarding/site/monitor/use-monitor.ts background',
  'modules/booking/office/order-queries.ts background',
  'modules/booking/queries.ts background',
  'modules/booking/site/cart/move-cart.ts background',
  'modules/booking/site/orders/orders-queries.ts ownToast',
  'modules/booking/site/return/returned-change.tsx background',
  'modules/booking/site/wizard/use-arrival.ts background',
  'modules/booking/site/wizard/use-booking.ts background',
  'modules/booking/site/wizard/use-own-code.ts background',
  'modules/booking/site/wizard/use-referrers.ts check',
  'modules/customers/office/agents/agent-queries.ts background',
  'modules/customers/office/customer-queries.ts background',
  'modules/customers/queries.ts background',
  'modules/customers/site/profile-form.tsx ownToast',
  'modules/fleet/office/rooms/bulk-rooms-form.tsx check',
  'modules/housekeeping/office/steps/browser-queue.ts background',
  'modules/housekeeping/office/steps/turnover-query.ts background',
  'modules/payments/office/desk-money/own-drawer.ts background',
  'modules/payments/office/hand-out/hand-out-queue.tsx background',
  'modules/payments/office/payments-queries.ts background',
  'modules/payments/site/payment-queries.ts background',
  'modules/reports/office/system-state-panel.tsx background',
  'modules/reports/office/today/use-today.ts background',
  'modules/sailings/office/refund-progress.tsx background',
  'modules/sailings/office/sailings-queries.ts background',
  'modules/settings/office/settings-queries.ts background',
  'modules/system/office/mails/mail-panel.tsx background',
  'modules/wallet/site/wallet-queries.ts background',
  'office/palette/palette.tsx check',
  'office/session/session-gate.tsx ownToast',
  'ui/office/operate.ts ownToast',
  'ui/scanner/operator.ts background',
];

test('no call goes without the toast of a refusal but those that have a reason', () => {
  const cwd = `${root}/packages/web/src`;
  const files = globSync('**/*.{ts,tsx}', { cwd }).filter((name) => !/\.test\.tsx?$/.test(name));
  const found = files.flatMap((name) =>
    [...readFileSync(`${cwd}/${name}`, 'utf8').matchAll(/\bquiet: (?!Quiet)'?([\w.]+)/g)].map(
      ([, reason]) => `${name} ${reason}`,
    ),
  );
  expect([...new Set(found)].toSorted()).toEqual(quiet);
});
