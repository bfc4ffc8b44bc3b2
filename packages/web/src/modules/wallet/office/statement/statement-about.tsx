import { aboutEntry } from '@gangway/contract/wallet/about-entry.ts';
import type { StatementLine } from '@gangway/contract/wallet/schemas.ts';
import { Anchor } from '@mantine/core';
import { paymentsScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';

/** Who was on the other side, why, and the payment or recharge it belongs to, where there is one. */
export function StatementAbout({ line }: { line: StatementLine }) {
  const t = useTranslate();
  const sees = useCanOpen(paymentsScreen);
  const { reference } = line;
  const payment = /\bpayment (\d+)\b/.exec(reference)?.[1];
  const words = aboutEntry(line);
  return (
    <>
      {words}
      {payment && sees ? (
        <Anchor inherit component={Link} to={screenPath(paymentsScreen, { payment })}>
          {t('statement.payment')}
        </Anchor>
      ) : null}
    </>
  );
}
