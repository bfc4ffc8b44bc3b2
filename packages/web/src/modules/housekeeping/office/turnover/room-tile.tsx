import type { RoomCard, TurnoverRoom } from '@gangway/contract/housekeeping/schemas.ts';
import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBrush,
  IconCheck,
  IconClock,
  IconDotsVertical,
  IconSparkles,
  IconTool,
  IconUser,
} from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { clock } from '../steps/refusal-words.ts';
import type { DoStep } from '../steps/use-do-step.ts';
import type { UndoOf } from '../steps/use-undo.ts';
import css from './room-tile.module.css';

/** What may be done to rooms. */
export interface RoomWork {
  doStep: DoStep;
  undoOf: UndoOf;
  askMaintenance: (room: RoomCard) => void;
}

interface RoomTileProps {
  line: TurnoverRoom;
  /** Null for those who may only look. */
  work: RoomWork | null;
  /** For one thumb. */
  isBig?: boolean;
}

const icons = {
  toClean: IconClock,
  cleaning: IconBrush,
  cleaned: IconSparkles,
  occupied: IconUser,
  maintenance: IconTool,
} as const;

/** A room: where it is, how it stands, and what to do with it. */
export function RoomTile({ line, work, isBig = false }: RoomTileProps) {
  const t = useTranslate();
  const { room, state, turn } = line;
  const Icon = icons[state];
  return (
    <article
      className={css.tile}
      data-state={state}
      data-big={isBig}
      aria-label={t('rooms.name', { number: room.number })}
    >
      <div className={css.head}>
        <strong className={css.number}>{room.number}</strong>
        <span className={css.type}>{room.roomType.code}</span>
        {turn !== null && (state === 'toClean' || state === 'cleaning') ? (
          <span className={css.turn}>{t('turnover.turn', { turn })}</span>
        ) : null}
        {work && state !== 'occupied' && state !== 'maintenance' ? (
          <MoreMenu room={room} work={work} isBig={isBig} />
        ) : null}
      </div>
      <p className={css.place}>
        {t('turnover.place', { floor: room.floor, position: t(`rooms.position.${room.position}`) })}
        {room.notes ? ` · ${room.notes}` : ''}
      </p>
      <p className={css.state}>
        <Icon size={15} stroke={2} aria-hidden /> {stateWords(line)}
      </p>
      {work ? <Steps line={line} work={work} isBig={isBig} /> : null}
    </article>
  );

  function stateWords({ room, state, cleaned }: TurnoverRoom): string {
    switch (state) {
      case 'toClean':
        return t('turnover.since.toClean', { at: clock(room.cleaning?.dirtyAt ?? '') });
      case 'cleaning':
        return t('turnover.since.cleaning', {
          at: clock(room.cleaning?.startedAt ?? ''),
          by: room.cleaning?.startedBy ?? t('steps.somebody'),
        });
      case 'cleaned':
        return cleaned
          ? t(cleaned.minutes === null ? 'turnover.since.cleaned' : 'turnover.since.cleanedIn', {
              at: clock(cleaned.at),
              by: cleaned.by ?? t('steps.somebody'),
              minutes: cleaned.minutes,
            })
          : t('turnover.state.cleaned');
      case 'maintenance':
        return t('turnover.since.maintenance', { reason: room.maintenance?.reason ?? '' });
      case 'occupied':
        return t('turnover.state.occupied');
    }
  }
}

function Steps({ line: { room, state }, work, isBig }: StepsProps) {
  const t = useTranslate();
  const { doStep } = work;
  const undo = state === 'cleaned' ? work.undoOf(room.id) : null;
  const steps: StepChoice[] = [
    ...(state === 'toClean' ? [choose('startCleaning', IconBrush)] : []),
    ...(state === 'toClean' || state === 'cleaning' ? [choose('cleanDone', IconCheck)] : []),
    ...(state === 'maintenance' ? [choose('endMaintenance', IconCheck)] : []),
    ...(undo ? [{ name: 'undo' as const, icon: IconArrowBackUp, onClick: undo }] : []),
  ];
  if (steps.length === 0) return null;
  return (
    <div className={css.steps}>
      {steps.map(({ name, icon: Icon, onClick }) => (
        <Button
          key={name}
          {...(name === 'cleanDone' ? {} : { variant: 'default' })}
          size={isBig ? 'lg' : 'xs'}
          {...(isBig ? { leftSection: <Icon size={18} aria-hidden /> } : {})}
          aria-label={t('steps.of', { step: t(`steps.${name}`), number: room.number })}
          onClick={onClick}
        >
          {t(`steps.${name}`)}
        </Button>
      ))}
    </div>
  );

  function choose(name: Exclude<StepChoice['name'], 'undo'>, icon: StepChoice['icon']): StepChoice {
    return { name, icon, onClick: () => doStep(name, room) };
  }
}

interface StepsProps {
  line: TurnoverRoom;
  work: RoomWork;
  isBig: boolean;
}

interface StepChoice {
  name: 'startCleaning' | 'cleanDone' | 'endMaintenance' | 'undo';
  icon: typeof IconCheck;
  onClick: () => unknown;
}

function MoreMenu({ room, work, isBig }: { room: RoomCard; work: RoomWork; isBig: boolean }) {
  const t = useTranslate();
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="navy"
          size={isBig ? 'xl' : 'sm'}
          className={css.more ?? ''}
          aria-label={t('table.more', { name: t('rooms.name', { number: room.number }) })}
        >
          <IconDotsVertical size={17} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconTool size={16} stroke={1.7} aria-hidden />}
          onClick={() => work.askMaintenance(room)}
        >
          {t('steps.maintenance')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
