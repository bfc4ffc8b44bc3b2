import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import type { Movement } from '@gangway/contract/payments/drawer-schemas.ts';
import { Anchor } from '@mantine/core';
import { paymentsScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import css from './drawer.module.css';

/** Everything that came into a drawer and went out of it, newest first. */
export function Movements({ movements }: { movements: readonly Movement[] }) {
  const t = useTranslate();
  const sees = useCanOpen(paymentsScreen);
  return (
    <ul className={css.movements}>
      {movements.map(({ no, at, kind, paymentId, amountSen, ...subject }) => (
        <li key={no}>
          <span>{formatInstant(at)}</span>
          <span>
            {t(`drawer.movement.${kind}`)} · <PaymentSubject payment={subject} />
          </span>
          {sees ? (
            <Anchor inherit component={Link} to={screenPath(paymentsScreen, { payment: paymentId })}>
              {no}
            </Anchor>
          ) : (
            <span>{no}</span>
          )}
          <strong data-out={amountSen < 0 || undefined}>{formatMoney(amountSen)}</strong>
        </li>
      ))}
    </ul>
  );
}
