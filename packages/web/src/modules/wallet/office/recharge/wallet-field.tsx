import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import type { ReactNode } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { SearchSelect } from '#ui/office/forms/search-select.tsx';
import { customerLabel } from '#modules/customers/office/index.ts';

interface WalletFieldProps {
  /** It is the first thing to fill in. */
  isFirst: boolean;
  holder: WalletHolder | null;
  error: ReactNode;
  onChoose: (holder: WalletHolder | null) => void;
}

/** Finds the customer whose balance it is about. */
export function WalletField({ isFirst, holder, error, onChoose }: WalletFieldProps) {
  const t = useTranslate();
  return (
    <SearchSelect
      label={t('recharge.user')}
      placeholder={t('recharge.userHint')}
      {...(isFirst ? { 'data-autofocus': true } : {})}
      error={error}
      chosen={holder}
      onChoose={onChoose}
      query={(keyword) => callOptions(walletCalls.findWallets, { body: { keyword } })}
      labelOf={customerLabel}
      none={t('recharge.userNone')}
      clearLabel={t('recharge.userClear')}
    />
  );
}
