import { Button } from '@mantine/core';
import { IconLock, IconMapOff } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '#ui/office/failure-state.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { isClosed } from './is-closed.ts';

/** Stands where a screen would: there is none of this address, or the role does not hold it. */
export function NotHere() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const start = useSessionUser().routes.find(({ hidden }) => !hidden);
  const closed = isClosed(pathname);
  return (
    <FailureState
      wholeScreen
      icon={closed ? IconLock : IconMapOff}
      title={t(closed ? 'office.closed' : 'office.missing')}
      text={closed ? t('office.closedText') : t('office.missingText', { address: pathname })}
    >
      {start ? (
        <Button component={Link} to={start.path}>
          {t('office.toStart')}
        </Button>
      ) : null}
    </FailureState>
  );
}
