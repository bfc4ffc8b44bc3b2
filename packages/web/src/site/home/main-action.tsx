import { useSession } from '../../lib/use-session.ts';
import { useTranslate } from '../../lib/use-translate.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The one thing to do next: open an account, or go to one's own. */
export function MainAction() {
  const t = useTranslate();
  const { user, pending } = useSession();
  if (user?.kind === 'staff') {
    return (
      <ButtonLink to="/dashboard" reloadDocument>
        {t('home.office')}
        <Icon name="arrow" size={20} />
      </ButtonLink>
    );
  }
  const known = user !== null || pending;
  return (
    <ButtonLink to={known ? '/shipClient/personalCenter' : '/login?tab=register'}>
      {known ? t('home.account') : t('home.create')}
      <Icon name="arrow" size={20} />
    </ButtonLink>
  );
}
