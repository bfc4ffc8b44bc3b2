import { isTicketCode } from '@gangway/contract/booking/looks-like-code.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { allowSound, signal } from '#lib/readers/signals.ts';
import { useReaders } from '#lib/readers/use-readers.ts';
import { operate } from '#ui/office/operate.ts';
import { proposalQuery } from '../room-desk-queries.ts';
import type { RoomDeskView } from '../use-room-desk-view.ts';

/**
 * Opens the order of whatever ticket is read, with a room proposed: by a scanner that types, wherever the focus is, by the one
 * on the serial port, or handed over by the camera. Whoever is in a room already gets its page. The newest scan wins.
 */
export function useScanToCheckIn(view: RoomDeskView) {
  const client = useQueryClient();
  const newest = useRef(0);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => allowSound(), []);

  const open = async (code: string) => {
    const mine = (newest.current += 1);
    setBusy(true);
    try {
      const sailingId = view.filter.sailingId;
      const found = await operate(housekeepingCalls.findArrival, {
        body: { code, ...(sailingId === null ? {} : { sailingId }) },
      });
      if (mine !== newest.current) return;
      const { ticketId, ...proposal } = found;
      const { orderId, sailing, stay, refusal } = proposal.order;
      client.setQueryData(proposalQuery(orderId).queryKey, proposal);
      signal(refusal ? 'refused' : 'accepted');
      const scan = { shipId: sailing.shipId, ticketId };
      if (stay && !stay.checkedOutAt) view.openRoom(stay.roomId, scan);
      else view.openOrder({ id: orderId, scan });
    } catch {
      // Why has been said.
      if (mine === newest.current) signal('refused');
    } finally {
      if (mine === newest.current) setBusy(false);
    }
  };
  const scan = (code: string) => void open(code.trim());
  const serial = useReaders(isTicketCode, scan);
  return { scan, isBusy, isUnplugged: serial === 'disconnected' || serial === 'error' };
}
