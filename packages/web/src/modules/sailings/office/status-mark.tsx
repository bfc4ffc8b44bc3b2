import type { SailingStatus } from '@gangway/contract/sailings/states.ts';
import {
  IconAnchor,
  IconBan,
  IconCalendarCheck,
  IconDoorEnter,
  IconFlag,
  IconFlame,
  IconMoon,
  IconShip,
  IconSun,
} from '@tabler/icons-react';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './status-mark.module.css';

const statusIcons = {
  scheduled: IconCalendarCheck,
  boarding: IconDoorEnter,
  ready: IconFlag,
  departed: IconShip,
  returned: IconAnchor,
  cancelled: IconBan,
};

/** The status of a sailing: its colour, its sign and its word. */
export function StatusMark({ status }: { status: SailingStatus }) {
  const t = useTranslate();
  return (
    <span className={css.mark} data-status={status}>
      <StatusIcon status={status} />
      {t(`sailings.status.${status}`)}
    </span>
  );
}

export function StatusIcon({ status, size = 14 }: { status: SailingStatus; size?: number }) {
  const Icon = statusIcons[status];
  return <Icon size={size} stroke={1.9} aria-hidden />;
}

export function SlotIcon({ slot, size = 14 }: { slot: Slot; size?: number }) {
  const Icon = slot === 'day' ? IconSun : IconMoon;
  return <Icon size={size} stroke={1.9} aria-hidden />;
}

/** A sailing that many want and nobody gets a refund for. */
export function PeakMark() {
  const t = useTranslate();
  return (
    <span className={css.mark} data-peak>
      <IconFlame size={14} stroke={2.2} aria-hidden />
      {t('sailings.peak')}
    </span>
  );
}
