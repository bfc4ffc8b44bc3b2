import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconCashRegister } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { drawerScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useAddress } from '#ui/office/use-address.ts';
import { OpenDrawerField } from '../desk-money/open-drawer-field.tsx';
import { ownDrawerQuery } from '../desk-money/own-drawer.ts';
import { HandOutQueue } from '../hand-out/hand-out-queue.tsx';
import css from './drawer.module.css';
import { Figures } from './figures.tsx';
import { ShiftTable } from './shift-table.tsx';

/** `/business/cashDrawer`: the own drawer, and the own shifts so far. */
export function DrawerScreen() {
  const t = useTranslate();
  return (
    <ShiftTable
      whose="own"
      text={t('drawer.ownText')}
      summary={
        <>
          <OwnDrawer />
          <HandOutQueue />
        </>
      }
    />
  );
}

function OwnDrawer() {
  const t = useTranslate();
  const canEdit = useCanEdit(drawerScreen);
  const { change } = useAddress();
  const { data: drawer } = useQuery(ownDrawerQuery);
  if (drawer === undefined) return <Skeleton height={84} flex="none" />;
  if (drawer === null)
    return (
      <section className={css.own} aria-label={t('drawer.own')}>
        <Text fw={650}>{t('drawer.none')}</Text>
        {canEdit ? <OpenDrawerField /> : null}
      </section>
    );
  return (
    <section className={css.own} aria-label={t('drawer.own')}>
      <Text fw={650}>{t('drawer.openSince', { time: formatInstant(drawer.openedAt) })}</Text>
      <Figures shift={drawer} />
      {canEdit ? (
        <Button
          leftSection={<IconCashRegister size={16} aria-hidden />}
          onClick={() => change({ shift: String(drawer.id) }, false)}
        >
          {t('drawer.countAndClose')}
        </Button>
      ) : null}
    </section>
  );
}
