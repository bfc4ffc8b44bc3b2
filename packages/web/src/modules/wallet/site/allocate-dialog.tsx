import { formatMoney } from '@gangway/contract/core/money.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { callApi } from '#lib/call-api.ts';
import { newKey } from '#lib/new-key.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { showToast } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { inSen } from './in-sen.ts';
import css from './money-dialog.module.css';
import type { Below } from './wallet-queries.ts';

interface AllocateDialogProps {
  person: Below;
  balanceSen: number;
  /** Whatever came of it, the balances are read again. */
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Hands balance on. The key stays while the dialog is open: pressed twice, it is handed on once. */
export function AllocateDialog({ person, balanceSen, onDone, onClose }: AllocateDialogProps) {
  const t = useTranslate();
  const { withSignIn } = useSignIn();
  const [key, setKey] = useState(newKey);
  const name = person.realName || person.username;
  return (
    <Dialog title={t('wallet.allocate.title', { name })} onClose={onClose}>
      <p>
        {t('wallet.allocate.text', {
          own: formatMoney(balanceSen),
          theirs: formatMoney(person.balanceSen),
          name,
        })}
      </p>
      <Form
        loadSchema={loadBody}
        label={t('wallet.allocate.title', { name })}
        send={async ({ amountSen, remarks }) => {
          const body = { key, accountId: person.id, amountSen, remarks };
          try {
            await withSignIn(() => callApi(walletCalls.allocate, { body }));
          } catch (error) {
            if (error instanceof ApiError && error.reason === 'recharge.keyReused') setKey(newKey());
            await onDone();
            throw error;
          }
          showToast(t('wallet.allocate.done', { amount: formatMoney(amountSen), name }));
          await onDone();
          onClose();
        }}
      >
        {(busy) => (
          <>
            <TextField
              name="amountSen"
              label={t('wallet.allocate.amount')}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField name="remarks" label={t('field.remarks')} maxLength={200} optional />
            <div className={css.answers}>
              <Button look="quiet" onClick={onClose} disabled={busy}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" disabled={busy}>
                {t('wallet.allocate')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

async function loadBody() {
  const { allocateBody } = await import('@gangway/contract/wallet/schemas.ts');
  const schema = allocateBody.omit({ key: true, accountId: true });
  return { safeParse: (typed: unknown) => schema.safeParse(inSen(typed)) };
}
