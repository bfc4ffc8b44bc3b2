import { Anchor } from '@mantine/core';
import { useSession } from '#ui/office/session/use-session.ts';
import { Link } from '#ui/shared/link.tsx';

/** The number of a payment; the way to its page for those who may see it. */
export function PaymentLink({ id, paymentNo }: { id: number; paymentNo: string }) {
  const sees = useSession().routes.some(({ path }) => path === '/business/paymentRecord');
  if (!sees) return <span>{paymentNo}</span>;
  return (
    <Anchor inherit component={Link} to={`/business/paymentRecord?payment=${id}`}>
      {paymentNo}
    </Anchor>
  );
}
