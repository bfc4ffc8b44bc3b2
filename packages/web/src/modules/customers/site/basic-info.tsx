import { useTranslate } from '#lib/use-translate.ts';
import { Card } from '#ui/site/card.tsx';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { useProfile } from '../queries.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

export function BasicInfo({ userId }: { userId: number }) {
  const t = useTranslate();
  const profile = useProfile(userId);
  if (profile.isPending) return <Skeleton lines={8} />;
  return (
    <Card id="basic" title={t('account.basic')} text={t('account.basic.text')}>
      {profile.isError ? (
        <LoadFailure text={t('account.failed')} onRetry={() => void profile.refetch()} />
      ) : (
        <>
          <ProfileFacts profile={profile.data} />
          <ProfileForm profile={profile.data} />
        </>
      )}
    </Card>
  );
}
