import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api-error.ts';
import { useTranslate } from '../../../lib/use-translate.ts';
import { useWords } from '../../../lib/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { SailingSheet } from './sailing-sheet.tsx';
import { sailingOffersQuery } from './site-queries.ts';

/** One sailing over the list; closing it leads back to where one was. */
export function SailingDetails({ id }: { id: number }) {
  const t = useTranslate();
  const words = useWords();
  const close = useClose();
  const { data, error, refetch } = useQuery(sailingOffersQuery(id));
  if (data) {
    return (
      <Dialog sheet title={words(data.route.destination)} onClose={close}>
        <SailingSheet offers={data} />
      </Dialog>
    );
  }
  if (error instanceof ApiError && error.reason === 'record.missing') {
    return (
      <Dialog title={t('offers.gone.title')} onClose={close}>
        <p>{t('offers.gone.text')}</p>
        <p>
          <Button onClick={close}>{t('offers.gone.back')}</Button>
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog sheet title={t('site.title.sailings')} onClose={close}>
      {error ? (
        <LoadFailure text={t('offers.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={10} />
      )}
    </Dialog>
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
