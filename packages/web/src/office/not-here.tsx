import { isRight } from '@gangway/contract/core/office-rights.ts';
import { officeRoutes } from '@gangway/contract/core/office-routes.ts';
import { Button } from '@mantine/core';
import { useLocation } from 'react-router';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '#ui/office/failure-state.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';

/** Stands where a screen would: there is none of this address, or the role does not hold it. */
export function NotHere() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const start = useSessionUser().routes.find(({ hidden }) => !hidden);
  const isClosed = pathname in officeRoutes && !isRight(pathname);
  return (
    <FailureState
      title={t(isClosed ? 'office.closed' : 'office.missing')}
      text={isClosed ? t('office.closedText') : t('office.missingText', { address: pathname })}
    >
      {start ? (
        <Button component={Link} to={start.path}>
          {t('office.toStart')}
        </Button>
      ) : null}
    </FailureState>
  );
}
