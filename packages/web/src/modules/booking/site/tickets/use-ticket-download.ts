import type { OrderWithTickets } from '@gangway/contract/booking/schemas.ts';
import { useState } from 'react';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { PassOrder } from './boarding-pass.ts';

type Orders = readonly (PassOrder & Pick<OrderWithTickets, 'tickets'>)[];

/** Saves tickets as pictures and says how it went. What draws them is loaded only now. */
export function useTicketDownload() {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const download = async (orders: Orders | (() => Promise<Orders>), name: string) => {
    setBusy(true);
    try {
      const [{ downloadTickets }, loaded] = await Promise.all([
        import('./download-tickets.ts'),
        typeof orders === 'function' ? orders() : orders,
      ]);
      await downloadTickets(loaded, name);
      showToast(t('orders.download.success'));
    } catch {
      showToast(t('orders.download.failed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return { download, busy };
}
