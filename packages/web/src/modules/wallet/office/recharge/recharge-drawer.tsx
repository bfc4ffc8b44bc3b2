import type { WalletHolder } from '@gangway/contract/wallet/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import type { DrawerState } from '#ui/office/forms/use-drawer.ts';
import { holderName } from '../holder-name.ts';
import { RechargeForm } from './recharge-form.tsx';

/** The drawer in which a recharge is taken; `holder` null asks for the customer first. */
export function RechargeDrawer({ drawer }: { drawer: DrawerState<{ holder: WalletHolder | null }> }) {
  const t = useTranslate();
  const holder = drawer.item?.holder;
  return (
    <FormDrawer
      opened={drawer.opened}
      title={holder ? t('recharge.newOf', { name: holderName(holder) }) : t('recharge.new')}
      onClose={drawer.close}
    >
      {drawer.item ? (
        <RechargeForm key={drawer.turn} holder={drawer.item.holder} onSaved={drawer.close} />
      ) : null}
    </FormDrawer>
  );
}
