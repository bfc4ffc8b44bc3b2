import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { leaveFlash } from '#lib/flash.ts';
import { translate } from '#lib/i18n.ts';
import { dashboardScreen } from '#lib/office-urls.ts';
import { currentPath } from '#lib/redirect.ts';
import { loadSessionUser, sessionKey } from '#lib/session.ts';
import { homePage, loginPath, missingPage } from '#lib/site-urls.ts';
import { token } from '#lib/token.ts';
import { SessionContext } from '#ui/office/session/session-context.ts';
import { showError } from '#ui/office/toast.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** Lets nobody in before the server has said who they are; a failure forgets the token and leads to the login. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error } = useQuery({
    queryKey: sessionKey,
    queryFn: () => loadSessionUser({ quiet: 'ownToast', noBox: true }),
    staleTime: Infinity,
    retry: (failures, error) => failures < 1 && error instanceof ApiError && error.code === 0,
  });
  const failure = data ? null : error;

  useEffect(() => {
    if (!failure) return;
    // Where the server said nothing, a call speaks of an Error; the guard has a word of its own for that.
    const isTold = failure.message && failure.message !== translate('toast.error');
    const message = isTold ? failure.message : translate('guard.failed');
    token.clear();
    showError(message);
    leaveFlash(message);
    location.replace(loginPath(currentPath()));
  }, [failure]);

  // Nothing of the back office is for them: neither its frame nor the calls it makes.
  const isOutside = data !== undefined && data.routes.length === 0;
  useEffect(() => {
    if (isOutside) location.replace(location.pathname === dashboardScreen ? homePage : missingPage);
  }, [isOutside]);

  if (!data || isOutside) return <WaitingScreen />;
  return <SessionContext value={data}>{children}</SessionContext>;
}
