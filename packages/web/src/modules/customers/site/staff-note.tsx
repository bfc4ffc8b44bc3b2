import { dashboardScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';

/** A member of staff has no customer profile: the way to the work instead. */
export function StaffNote() {
  const t = useTranslate();
  return (
    <Card>
      <p>{t('account.staff.text')}</p>
      <div>
        <ButtonLink to={dashboardScreen} reloadDocument look="second">
          {t('account.staff.link')}
        </ButtonLink>
      </div>
    </Card>
  );
}
