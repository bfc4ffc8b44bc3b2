import { useTranslate } from '#lib/use-translate.ts';
import { Card } from '#ui/site/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';
import css from './security-settings.module.css';

export function SecuritySettings({ username }: { username: string }) {
  const t = useTranslate();
  return (
    <Card id="security" title={t('security.title')} text={t('security.text')}>
      <section className={css.part}>
        <h3>{t('action.changePassword')}</h3>
        <p>{t('security.password.text')}</p>
        <ChangePasswordForm username={username} />
      </section>
      <section className={css.part}>
        <h3>{t('security.sessions.title')}</h3>
        <p>{t('security.sessions.zone')}</p>
        <SessionList />
      </section>
    </Card>
  );
}
