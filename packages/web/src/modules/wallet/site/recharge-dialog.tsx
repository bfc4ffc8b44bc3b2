import { formatMoney } from '@gangway/contract/core/money.ts';
import type { GatewayMethod } from '@gangway/contract/core/payment-methods.ts';
import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import { useRef } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useGo } from '#lib/go.ts';
import { useSignIn } from '#lib/sign-in.ts';
import { jumpPath } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useWishKey } from '#lib/use-wish-key.ts';
import { Button } from '#ui/site/button.tsx';
import { ChoiceField } from '#ui/site/choice-field.tsx';
import { Dialog } from '#ui/site/dialog.tsx';
import { Form } from '#ui/site/form.tsx';
import { TextField } from '#ui/site/text-field.tsx';
import { inSen } from './in-sen.ts';
import css from './money-dialog.module.css';

interface RechargeDialogProps {
  methods: readonly GatewayMethod[];
  onClose: () => void;
}

const usual = [10_000, 20_000, 50_000, 100_000];

/** How much, and how it is paid; the rest happens on the gateway's page. */
export function RechargeDialog({ methods, onClose }: RechargeDialogProps) {
  const t = useTranslate();
  const go = useGo('site');
  const { withSignIn } = useSignIn();
  const amount = useRef<HTMLInputElement>(null);
  // Another amount or method is another recharge.
  const keyFor = useWishKey();
  return (
    <Dialog title={t('wallet.recharge')} onClose={onClose}>
      <Form
        loadSchema={loadBody}
        label={t('wallet.recharge')}
        send={async ({ amountSen, method }) => {
          const body = { amountSen, method, key: keyFor(`${amountSen} ${method}`) };
          const { paymentId } = await withSignIn(() => callApi(walletCalls.ownRecharge, { body }));
          go(jumpPath(paymentId));
        }}
      >
        {(busy) => (
          <>
            <TextField
              ref={amount}
              name="amountSen"
              label={t('wallet.recharge.amount')}
              inputMode="decimal"
              autoComplete="off"
            />
            <div className={css.usual} role="group" aria-label={t('wallet.recharge.usual')}>
              {usual.map((sen) => (
                <button
                  key={sen}
                  type="button"
                  onClick={() => {
                    if (amount.current) amount.current.value = String(sen / 100);
                  }}
                >
                  {formatMoney(sen)}
                </button>
              ))}
            </div>
            <ChoiceField
              name="method"
              label={t('wallet.recharge.method')}
              defaultValue={methods[0]}
              choices={methods.map((value) => ({ value, label: t(`payBy.${value}`) }))}
            />
            <p className={css.note}>{t('wallet.recharge.note')}</p>
            <div className={css.answers}>
              <Button look="quiet" onClick={onClose} disabled={busy}>
                {t('action.cancel')}
              </Button>
              <Button type="submit" disabled={busy}>
                {t('wallet.recharge.pay')}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

async function loadBody() {
  const { ownRechargeBody } = await import('@gangway/contract/wallet/schemas.ts');
  const schema = ownRechargeBody.omit({ key: true });
  return { safeParse: (typed: unknown) => schema.safeParse(inSen(typed)) };
}
