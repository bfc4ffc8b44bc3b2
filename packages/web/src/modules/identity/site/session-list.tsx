import { sessionCalls } from '@gangway/contract/identity/session-calls.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { Button } from '#ui/site/button.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { deviceName } from './device-name.ts';
import css from './session-list.module.css';

export const sessionsKey = ['sessions'] as const;

/** Where the account is signed in, and the way to end the others. */
export function SessionList() {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => callApi(sessionCalls.listSessions, {}, { signal }),
  });
  const endOthers = useMutation({
    mutationFn: () => callApi(sessionCalls.logoutElsewhere, {}),
    onSuccess: ({ ended }) => {
      showToast(t('security.sessions.ended', { ended }));
      return queryClient.invalidateQueries({ queryKey: sessionsKey });
    },
  });

  if (sessions.isPending) return <p>{t('site.loading')}</p>;
  if (sessions.isError) {
    return <LoadFailure text={t('security.sessions.failed')} onRetry={() => void sessions.refetch()} />;
  }
  const others = sessions.data.some((session) => !session.current);
  return (
    <>
      <ul className={css.sessions}>
        {sessions.data.map((session) => (
          <li key={session.id} className={css.session}>
            <strong>{deviceName(session.device) || t('security.device.unknown')}</strong>
            {session.current && <span className={css.current}>{t('security.sessions.current')}</span>}
            <span className={css.detail}>
              {session.address} · {t('security.sessions.started', { time: momentAtPort(session.startedAt) })}{' '}
              · {t('security.sessions.seen', { time: momentAtPort(session.lastSeenAt) })}
            </span>
          </li>
        ))}
      </ul>
      {others ? (
        <div>
          <Button look="quiet" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('security.sessions.elsewhere')}
          </Button>
        </div>
      ) : (
        <p className={css.detail}>{t('security.sessions.none')}</p>
      )}
    </>
  );
}
