import { parseMoney } from '@gangway/contract/core/parse-money.ts';
import { paymentsCalls } from '@gangway/contract/payments/calls.ts';
import { TextInput } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import css from './desk-money.module.css';
import { ownDrawerQuery, refreshDrawers } from './own-drawer.ts';

/** Opens the own drawer: one field. It may stand inside another form, so it is none of its own; then it is what comes next. */
export function OpenDrawerField({ isNext = false }: { isNext?: boolean }) {
  const t = useTranslate();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  async function open(): Promise<void> {
    const floatSen = parseMoney(typed);
    if (floatSen === null) return setWrong(true);
    setBusy(true);
    try {
      client.setQueryData(
        ownDrawerQuery.queryKey,
        await operate(paymentsCalls.openDrawer, { body: { floatSen } }),
      );
      showSuccess(t('drawer.opened'));
    } finally {
      // It may have been opened on another device: then that is the drawer.
      setBusy(false);
      await refreshDrawers(client);
    }
  }

  return (
    <div className={css.open}>
      <TextInput
        label={t('drawer.floatLabel')}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        // It appears because it is what has to be done next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isNext}
        data-float
        value={typed}
        error={wrong ? t('drawer.amount') : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          event.stopPropagation();
          void open();
        }}
      />
      <SendButton
        leftSection={<IconCashRegister size={16} aria-hidden />}
        loading={busy}
        onSend={() => void open()}
      >
        {t('drawer.open')}
      </SendButton>
    </div>
  );
}
