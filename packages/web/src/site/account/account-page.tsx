import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSession } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { useProfile } from '#modules/customers/queries.ts';
import { payMethodsQuery } from '#modules/payments/site/index.ts';
import { BalanceCard } from '#modules/wallet/site/index.ts';

const PersonalCenterPage = lazy(async () => ({
  default: (await import('#modules/customers/site/personal-center-page.tsx')).PersonalCenterPage,
}));
const MyAgents = lazy(async () => ({
  default: (await import('#modules/wallet/site/my-agents.tsx')).MyAgents,
}));
const ReferredOrders = lazy(async () => ({
  default: (await import('#modules/booking/site/referrals/referred-orders.tsx')).ReferredOrders,
}));

/** `/shipClient/personalCenter`: who one is, what one has, and for agents what they sell. */
export function AccountPage() {
  const { user } = useSession();
  if (user?.kind !== 'customer') return <PersonalCenterPage />;
  return <CustomerAccount userId={user.id} />;
}

function CustomerAccount({ userId }: { userId: number }) {
  const t = useTranslate();
  const { data: methods = [] } = useQuery(payMethodsQuery);
  const level = useProfile(userId).data?.level ?? 'normal';
  const sells = level !== 'normal';
  return (
    <PersonalCenterPage
      links={
        <>
          <a href="#balance">{t('wallet.title')}</a>
          {sells && <a href="#agents">{t('wallet.agents')}</a>}
          {sells && <a href="#referred">{t('wallet.referred')}</a>}
        </>
      }
    >
      <BalanceCard userId={userId} methods={methods} />
      {sells && (
        <Suspense fallback={<Skeleton lines={6} />}>
          <MyAgents userId={userId} mayAllocate={level === 'superAgent'} />
          <ReferredOrders userId={userId} />
        </Suspense>
      )}
    </PersonalCenterPage>
  );
}
