import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Card } from '#ui/site/card.tsx';
import { MakeAccountDialog } from './make-account-dialog.tsx';

/** Offers whoever booked without an account to make one of it. */
export function MakeAccount({ name = '' }: { name?: string }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('guest.account.title')}>
      <p>{t('guest.account.text')}</p>
      <p>
        <Button look="second" onClick={() => setOpen(true)}>
          {t('guest.account.title')}
        </Button>
      </p>
      {open && <MakeAccountDialog name={name} onClose={() => setOpen(false)} />}
    </Card>
  );
}
