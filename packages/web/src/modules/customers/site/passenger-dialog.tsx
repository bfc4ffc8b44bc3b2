import type { SavedPassenger } from '@gangway/contract/customers/passengers.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Dialog } from '#ui/site/dialog.tsx';
import { PassengerForm } from './passenger-form.tsx';

interface PassengerDialogProps {
  /** Null for somebody new. */
  saved: SavedPassenger | null;
  onSaved: (kept: SavedPassenger) => void;
  onClose: () => void;
}

export function PassengerDialog({ saved, onSaved, onClose }: PassengerDialogProps) {
  const t = useTranslate();
  const title = saved ? t('account.passengers.editOf', { name: saved.name }) : t('account.passengers.add');
  return (
    <Dialog title={title} onClose={onClose} sheet>
      <PassengerForm saved={saved} onSaved={onSaved} />
    </Dialog>
  );
}
