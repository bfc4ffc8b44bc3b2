import { useTranslate } from '#lib/use-translate.ts';
import { Dialog } from '#ui/site/dialog.tsx';
import { type SignInTab, SignInTabs } from './sign-in-tabs.tsx';
import css from './sign-in-dialog.module.css';

interface SignInDialogProps {
  tab: SignInTab;
  /** Something was being done when the sign-in turned out to be needed. */
  interrupted: boolean;
  onDone: () => void;
  onCancel: () => void;
}

export function SignInDialog({ tab, interrupted, onDone, onCancel }: SignInDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t(interrupted ? 'signIn.title' : 'signIn.welcome')} onClose={onCancel}>
      {interrupted && <p className={css.kept}>{t('signIn.kept')}</p>}
      <SignInTabs start={tab} onDone={onDone} />
    </Dialog>
  );
}
