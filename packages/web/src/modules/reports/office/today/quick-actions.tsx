import { Button } from '@mantine/core';
import { IconBrush, IconCashRegister, IconKey, IconScan } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { needsPageLoad } from '#lib/go.ts';
import {
  cameraScreen,
  checkInScreen,
  ordersScreen,
  screenPath,
  turnoverScreen,
  writeOffScreen,
} from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit, useCanOpen, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './today.module.css';

interface Action {
  to: string;
  words: string;
  icon: ComponentType<{ size: number; 'aria-hidden': boolean }>;
}

/** The one thing most people came for, large enough for a thumb: their post, the rooms, the counter. */
export function QuickActions() {
  const t = useTranslate();
  const actions = useActions();
  if (actions.length === 0) return null;
  return (
    <nav className={css.actions} aria-label={t('dashboard.actions')} data-noprint>
      {actions.map(({ to, words, icon: Icon }) => (
        <Button
          key={to}
          component={Link}
          to={to}
          reloadDocument={needsPageLoad('office', to)}
          size="lg"
          leftSection={<Icon size={24} aria-hidden />}
        >
          {words}
        </Button>
      ))}
    </nav>
  );
}

function useActions(): Action[] {
  const t = useTranslate();
  const { posts } = useSessionUser();
  const seesWriteOff = useCanOpen(writeOffScreen);
  const seesCamera = useCanOpen(cameraScreen);
  const sells = useCanEdit(ordersScreen);
  const givesRooms = useCanEdit(checkInScreen);
  const cleans = useCanEdit(turnoverScreen);
  const scans = posts.length > 0 && (seesWriteOff || seesCamera);
  const [only] = posts;
  const scan = only && posts.length === 1 ? t(`dashboard.scan.${only}`) : t('dashboard.scanTickets');
  const actions: (Action | false)[] = [
    scans && { to: seesWriteOff ? writeOffScreen : cameraScreen, words: scan, icon: IconScan },
    sells && {
      to: screenPath(ordersScreen, { sale: 1 }),
      words: t('dashboard.sell'),
      icon: IconCashRegister,
    },
    givesRooms && { to: checkInScreen, words: t('dashboard.checkIn'), icon: IconKey },
    cleans && { to: turnoverScreen, words: t('dashboard.clean'), icon: IconBrush },
  ];
  return actions.filter((action) => action !== false);
}
