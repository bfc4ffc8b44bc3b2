import { portDate } from '@gangway/contract/core/dates.ts';
import type { Profile } from '@gangway/contract/customers/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './profile-facts.module.css';

/** What stands about an account and is not changed here. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTranslate();
  return (
    <p className={css.facts}>
      <strong>{profile.username}</strong>
      <span>{t(`level.${profile.level}`)}</span>
      {profile.birthDate && <span>{t('account.born', { date: profile.birthDate })}</span>}
      <span>{t('account.since', { date: portDate(new Date(profile.registeredAt)) })}</span>
    </p>
  );
}
