import { Alert, Text } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { drawerScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { OpenDrawerField } from './open-drawer-field.tsx';
import { useOwnDrawer } from './own-drawer.ts';

/** Cash needs an open drawer: says so and opens it right here; what was typed around it stays. */
export function DrawerNeeded({ canOpen, isNext = false }: { canOpen: boolean; isNext?: boolean }) {
  const t = useTranslate();
  return (
    <Alert color="amber" variant="light" icon={<IconCashRegister aria-hidden />} title={t('drawer.needed')}>
      <Text size="sm" mb={canOpen ? 'xs' : 0}>
        {canOpen ? t('drawer.neededText') : t('drawer.noDrawer')}
      </Text>
      {canOpen ? <OpenDrawerField isNext={isNext} /> : null}
    </Alert>
  );
}

/** Opens the own drawer where cash is to be taken and none is open. */
export function OwnDrawerNeeded() {
  const canOpen = useCanEdit(drawerScreen);
  return useOwnDrawer(canOpen) === null ? <DrawerNeeded canOpen={canOpen} /> : null;
}
