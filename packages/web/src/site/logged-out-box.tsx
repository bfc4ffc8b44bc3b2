import { token } from '#lib/token.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { stopAsking } from './logged-out.ts';
import css from './logged-out-box.module.css';

/** The box of codes 401, 503 and 506. */
export function LoggedOutBox() {
  const t = useTranslate();
  return (
    <Dialog title={t('logout.title')} onClose={stopAsking} question>
      <p>{t('logout.text')}</p>
      <div className={css.answers}>
        <Button look="quiet" onClick={stopAsking}>
          {t('action.cancel')}
        </Button>
        <Button
          look="second"
          onClick={() => {
            token.clear();
            location.reload();
          }}
        >
          {t('logout.again')}
        </Button>
      </div>
    </Dialog>
  );
}
