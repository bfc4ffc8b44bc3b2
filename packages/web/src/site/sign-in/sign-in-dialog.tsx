import { lazy, useState } from 'react';
import { expectedNewcomer } from '#lib/newcomer.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Dialog } from '#ui/site/dialog.tsx';
import { loadGuestTexts } from '#modules/customers/site/index.ts';
import { type SignInTab, SignInTabs } from './sign-in-tabs.tsx';
import css from './sign-in-dialog.module.css';

const Tabs = lazy(async () => {
  await loadGuestTexts();
  return { default: SignInTabs };
});

interface SignInDialogProps {
  tab: SignInTab;
  /** Something was being done when the sign-in turned out to be needed. */
  interrupted: boolean;
  onDone: () => void;
  onCancel: () => void;
}

export function SignInDialog({ tab, interrupted, onDone, onCancel }: SignInDialogProps) {
  const t = useTranslate();
  // Whoever only wants to see their orders has none without an account.
  const [isBuying] = useState(() => expectedNewcomer() !== null);
  return (
    <Dialog title={t(interrupted ? 'signIn.title' : 'signIn.welcome')} onClose={onCancel}>
      {interrupted && <p className={css.kept}>{t('signIn.kept')}</p>}
      <Tabs start={tab} onDone={onDone} guest={isBuying} />
    </Dialog>
  );
}
