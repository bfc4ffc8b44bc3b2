import { Alert, Text } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { OpenDrawerField } from './open-drawer-field.tsx';

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
