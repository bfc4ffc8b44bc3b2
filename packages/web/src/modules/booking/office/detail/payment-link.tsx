import { Anchor } from '@mantine/core';
import { paymentsScreen, screenPath } from '#lib/office-urls.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';

/** The number of a payment; the way to its page for those who may see it. */
export function PaymentLink({ id, paymentNo }: { id: number; paymentNo: string }) {
  const sees = useCanOpen(paymentsScreen);
  if (!sees) return <span>{paymentNo}</span>;
  return (
    <Anchor inherit component={Link} to={screenPath(paymentsScreen, { payment: id })}>
      {paymentNo}
    </Anchor>
  );
}
