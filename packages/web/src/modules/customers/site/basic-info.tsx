import { portDate } from '@gangway/contract/core/dates.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Card } from '#ui/site/card.tsx';
import { dateInWords } from '#ui/site/date-in-words.ts';
import { LoadFailure } from '#ui/site/load-failure.tsx';
import { Skeleton } from '#ui/site/skeleton.tsx';
import { useProfile } from '../queries.ts';
import css from './basic-info.module.css';
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

/** What stands about an account and is not changed here. */
function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <p className={css.facts}>
      <strong>{profile.username}</strong>
      <span>{t(`level.${profile.level}`)}</span>
      {profile.birthDate && <span>{t('account.born', { date: dateInWords(profile.birthDate) })}</span>}
      <span>{t('account.since', { date: portDate(new Date(profile.registeredAt)) })}</span>
    </p>
  );
}
