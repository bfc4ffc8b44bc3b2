import type { OfficeOrderDetail, OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { leave } from '#ui/office/forms/unsaved.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { RefundDone } from './refund-done.tsx';
import { RefundForm } from './refund-form.tsx';

interface RefundDialogProps {
  order: OfficeOrderDetail;
  opened: boolean;
  /** Somebody else is to travel instead. */
  onReplace: (ticket: OfficeTicket) => void;
  onClose: () => void;
}

/** Where passengers of a paid order are cancelled: first what comes back, then what became of it. */
export function RefundDialog({ order, opened, onReplace, onClose }: RefundDialogProps) {
  const t = useTranslate();
  const [isDone, setDone] = useState(false);
  return (
    <OfficeModal
      opened={opened}
      onClose={() => leave(onClose)}
      title={t(isDone ? 'officeRefund.doneTitle' : 'officeRefund.title', { orderNo: order.orderNo })}
      size="lg"
      onExitTransitionEnd={() => setDone(false)}
    >
      {isDone ? (
        <RefundDone orderId={order.id} onClose={onClose} />
      ) : (
        <RefundForm order={order} onDone={() => setDone(true)} onReplace={onReplace} onClose={onClose} />
      )}
    </OfficeModal>
  );
}
