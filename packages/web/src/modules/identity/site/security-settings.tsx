import { useTranslate } from '../../../lib/use-translate.ts';
import { Card } from '../../../ui/card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { SessionList } from './session-list.tsx';

export function SecuritySettings({ username }: { username: string }) {
  const t = useTranslate();
  return (
    <>
      <Card id="security" title={t('security.password.title')} text={t('security.password.text')}>
        <ChangePasswordForm username={username} />
      </Card>
      <Card title={t('security.sessions.title')} text={t('security.sessions.zone')}>
        <SessionList />
      </Card>
    </>
  );
}
