import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '#lib/api-error.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { focusHeading } from '#ui/site/use-page.ts';
import { lineId } from './sailing-row.tsx';
import { SailingSheet } from './sailing-sheet.tsx';
import { sailingOffersQuery } from './site-queries.ts';
import css from './sailing-details.module.css';

/** One sailing over the list; closing it leads back to where one was. */
export function SailingDetails({ id }: { id: number }) {
  const t = useTranslate();
  const words = useOwnWords();
  const close = useClose();
  useEffect(() => () => focusLine(id), [id]);
  const { data, error, refetch } = useQuery(sailingOffersQuery(id));
  const gone = error instanceof ApiError && error.reason === 'record.missing';
  const title = data ? words(data.route.destination) : t(gone ? 'offers.gone.title' : 'site.title.sailings');
  return (
    <Dialog sheet title={title} onClose={close}>
      {data && <SailingSheet offers={data} />}
      {!data && gone && <SailingGone onBack={close} />}
      {!data && !gone && error && <LoadFailure text={t('trip.failed')} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={10} />}
    </Dialog>
  );
}

/**
 * Opened by its address, or by a tap before the page was awake: nothing has opened it that would have the focus again. Its line
 * has it then, or the heading where the list has no such line, or not yet.
 */
function focusLine(id: number): void {
  if (document.activeElement !== document.body) return;
  const line = document.getElementById(lineId(id));
  if (line) line.focus();
  else focusHeading();
}

function SailingGone({ onBack }: { onBack: () => void }) {
  const t = useTranslate();
  return (
    <div className={css.gone}>
      <p>{t('offers.gone.text')}</p>
      <Button onClick={onBack}>{t('offers.gone.back')}</Button>
    </div>
  );
}

function useClose(): () => void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return () => {
    // Opened from the list: the list is one step back. Opened by a link: it has not been shown yet.
    if (state?.opened) void navigate(-1);
    else {
      const rest = new URLSearchParams(search);
      rest.delete('sailing');
      void navigate(rest.size > 0 ? `${pathname}?${rest}` : pathname, { replace: true });
    }
  };
}
