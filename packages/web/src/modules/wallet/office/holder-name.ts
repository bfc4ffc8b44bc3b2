import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';

/** Whose balance it is, for a heading: two people may have one name. */
export function holderName({ realName, username }: Pick<WalletHolder, 'realName' | 'username'>): string {
  return [realName, username].filter((text) => text !== '').join(' · ');
}
