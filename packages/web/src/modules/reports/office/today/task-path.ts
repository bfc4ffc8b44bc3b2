import type { DashboardTask } from '@gangway/contract/reports/dashboard-schemas.ts';
import {
  checkInScreen,
  headCountScreen,
  mailsScreen,
  paymentsScreen,
  sailingsScreen,
  screenPath,
  turnoverScreen,
} from '#lib/office-urls.ts';

/** Where a task is done: its list, filtered to what was counted. */
export function taskPath(task: DashboardTask, canOpen: (path: string) => boolean): string {
  const { kind, sailing, ship, provider } = task;
  const own: Record<string, number> = sailing ? { id: sailing.id } : {};
  switch (kind) {
    case 'parkedPayments':
      return screenPath(paymentsScreen, { status: 'parked' });
    case 'failedRefunds':
      return screenPath(paymentsScreen, { refund: 'failed' });
    case 'refundsToHandOut':
      return screenPath(paymentsScreen, { refund: 'requested', ...(provider ? { provider } : {}) });
    case 'failedMails':
      return screenPath(mailsScreen, { status: 'failed' });
    case 'conflicts':
      return screenPath(headCountScreen, { ...(sailing ? { sailing: sailing.id } : {}), tab: 'conflicts' });
    case 'lateRooms':
      // Who gives rooms but does not clean sees the same ship at the desk.
      return screenPath(
        canOpen(turnoverScreen) ? turnoverScreen : checkInScreen,
        ship ? { ship: ship.id } : {},
      );
    case 'failedSailingRefunds':
    case 'oversold':
    case 'overCapacity':
      return screenPath(sailingsScreen, own);
  }
}
