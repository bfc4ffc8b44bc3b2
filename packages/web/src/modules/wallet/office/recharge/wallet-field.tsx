import { walletCalls } from '@gangway/contract/wallet/calls.ts';
import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '#lib/call-api.ts';
import { useTranslate } from '#lib/use-translate.ts';

interface WalletFieldProps {
  holder: WalletHolder | null;
  error: ReactNode;
  onChoose: (holder: WalletHolder | null) => void;
}

/** Finds the customer whose balance it is about. */
export function WalletField({ holder, error, onChoose }: WalletFieldProps) {
  const t = useTranslate();
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), 250);
  const isNew = asked.length >= 2 && asked !== (holder ? label(holder) : '');
  const { data: found = [], isFetching } = useQuery({
    queryKey: ['wallets', 'like', asked],
    queryFn: ({ signal }) => callApi(walletCalls.findWallets, { params: { keyword: asked } }, { signal }),
    enabled: isNew,
    placeholderData: keepPreviousData,
  });
  const shown = isNew ? found : [];
  const choices = holder && !shown.some((one) => one.id === holder.id) ? [holder, ...shown] : shown;
  return (
    <Select
      label={t('recharge.user')}
      placeholder={t('recharge.userHint')}
      leftSection={<IconUserSearch size={17} stroke={1.7} aria-hidden />}
      data={choices.map((one) => ({ value: String(one.id), label: label(one) }))}
      filter={({ options }) => options}
      searchable
      clearable
      data-autofocus
      clearButtonProps={{ 'aria-label': t('recharge.userClear') }}
      value={holder ? String(holder.id) : null}
      onChange={(id) => onChoose(choices.find((one) => String(one.id) === id) ?? null)}
      searchValue={typed}
      onSearchChange={setTyped}
      error={error}
      {...(isNew && !isFetching ? { nothingFoundMessage: t('recharge.userNone') } : {})}
    />
  );
}

function label({ realName, username, phone }: WalletHolder): string {
  return [realName, username, phone].filter((text) => text !== '').join(' · ');
}
