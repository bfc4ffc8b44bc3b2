import { useTranslate } from '../../lib/use-translate.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type SignInTab, SignInTabs } from './sign-in-tabs.tsx';
import css from './sign-in-dialog.module.css';

interface SignInDialogProps {
  tab: SignInTab;
  onDone: () => void;
  onCancel: () => void;
}

export function SignInDialog({ tab, onDone, onCancel }: SignInDialogProps) {
  const t = useTranslate();
  return (
    <Dialog title={t('signIn.title')} onClose={onCancel}>
      <p className={css['kept']}>{t('signIn.kept')}</p>
      <SignInTabs start={tab} onDone={onDone} />
    </Dialog>
  );
}
