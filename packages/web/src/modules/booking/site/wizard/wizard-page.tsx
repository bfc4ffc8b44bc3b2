import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useKnownUser } from '#lib/use-known-user.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Card } from '#ui/site/card.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { SeaScene } from '#ui/site/scenes/sea-scene.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { focusHeading, usePage } from '#ui/site/use-page.ts';
import { routeListQuery } from '#modules/sailings/site/index.ts';
import { useSiteSettings } from '#modules/settings/queries.ts';
import { emptyDraft } from './draft.ts';
import { changeDraft, useDraft } from './draft-store.ts';
import { useArrival } from './use-arrival.ts';
import { Wizard } from './wizard.tsx';
import css from './wizard-page.module.css';

const CartPanel = lazy(async () => ({ default: (await import('../cart/cart-panel.tsx')).CartPanel }));

/** Booking: the wizard, or the cart where the address asks for it. Night turns the sea to dusk. */
export function WizardPage() {
  const [params] = useSearchParams();
  const inCart = params.has('cart');
  usePage(inCart ? 'wizard.cart' : 'wizard.title');
  const crossed = useCrossing(inCart);
  const t = useTranslate();
  const { slot, editing } = useDraft();
  const catalogue = useQuery(routeListQuery({}));
  const isSelling = catalogue.data !== undefined && catalogue.data.roomTypes.length > 0;
  useDraftOwner();
  useShowBegun();
  useArrival(catalogue.data?.roomTypes);
  return (
    <div className={css.page} data-time={slot ?? 'day'}>
      <div className={css.band}>
        <SeaScene time={slot ?? 'day'} />
        <div className={css.words}>
          <h1>{t(inCart ? 'wizard.cart' : editing ? 'wizard.editing' : 'wizard.title')}</h1>
          <p>{t(inCart ? 'wizard.cart.text' : 'wizard.text')}</p>
        </div>
      </div>
      <div className={css.inner}>
        {inCart && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <CartPanel arrive={crossed} />
          </Suspense>
        )}
        {!inCart && isSelling && <Wizard key={editKey(editing)} catalogue={catalogue.data} />}
        {!inCart && catalogue.data && !isSelling && <NothingOnSale />}
        {!inCart &&
          !catalogue.data &&
          (catalogue.isError ? (
            <LoadFailure text={t('trip.failed')} onRetry={() => void catalogue.refetch()} />
          ) : (
            <Skeleton lines={12} />
          ))}
      </div>
    </div>
  );
}

/** Wizard and cart are one page to the router: whether one came from the other. The wizard is then begun at its top. */
function useCrossing(inCart: boolean): boolean {
  const [{ shown, crossed }, setShown] = useState({ shown: inCart, crossed: false });
  if (shown !== inCart) setShown({ shown: inCart, crossed: true });
  useEffect(() => {
    if (!crossed || shown) return;
    window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
    focusHeading();
  }, [crossed, shown]);
  return crossed;
}

function NothingOnSale() {
  const t = useTranslate();
  const { company } = useSiteSettings();
  return (
    <Card title={t('offers.empty.title')}>
      <p>{t('offers.empty.text', { phone: company.phone, email: company.email })}</p>
    </Card>
  );
}

/** Another line is another form: nothing said about the one before stays. */
function editKey(editing: { from: string; id: number | string } | null): string {
  return editing ? `${editing.from}-${editing.id}` : 'new';
}

/** What was begun here before is shown now; until then the first step, which everybody is sent, was out of sight. */
function useShowBegun(): void {
  useEffect(() => void delete document.documentElement.dataset['begun'], []);
}

/** A draft belongs to whoever signs in on the way; another account must not find it. */
function useDraftOwner(): void {
  const user = useKnownUser();
  // A guest may still sign in on the way, and keeps what was typed.
  const owner = user && user.kind !== 'guest' ? user.id : null;
  useEffect(() => {
    if (owner === null) return;
    changeDraft((draft) => {
      if (draft.owner === owner) return draft;
      return { ...(draft.owner === null ? draft : emptyDraft), owner };
    });
  }, [owner]);
}
