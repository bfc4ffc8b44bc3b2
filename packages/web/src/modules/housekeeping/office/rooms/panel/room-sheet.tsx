import { formatInstant } from '@gangway/contract/core/dates.ts';
import { canStep } from '@gangway/contract/fleet/room-states.ts';
import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Button, DataList, Group } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconBrush,
  IconCheck,
  IconDoorExit,
  IconKey,
  IconTool,
  IconToolsOff,
} from '@tabler/icons-react';
import { checkInScreen, turnoverScreen } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { Fact } from '../order-facts.tsx';
import { RoomStatusMark } from '../room-status.tsx';
import { placeOf } from '../room-words.ts';
import { lengthSince } from '../length-since.ts';
import css from './room-panel.module.css';
import { RoomStay } from './room-stay.tsx';
import { useRoomActions } from './use-room-actions.ts';

/** What takes more than a press. */
export type RoomTask = 'checkIn' | 'move';

interface ActionsProps {
  room: RoomCard;
  onTask: (task: RoomTask) => void;
  /** There is a sailing somebody could be checked in for. */
  hasSailing: boolean;
}

interface RoomSheetProps extends ActionsProps {
  /** The guest whose ticket was scanned. */
  scannedId: number | null;
}

/** How a room stands, who is in it, and what can be done with it now. */
export function RoomSheet({ room, scannedId, onTask, hasSailing }: RoomSheetProps) {
  const t = useTranslate();
  const now = useNow(60_000);
  const atDesk = useCanEdit(checkInScreen);
  const { cleaning, maintenance, roomType } = room;
  return (
    <>
      <div className={css.body}>
        <div className={css.head} role="status">
          <RoomStatusMark status={room.status} />
          <span>{placeOf(room)}</span>
        </div>
        <DataList labelWidth="112px" gap={4}>
          <Fact label={t('field.roomTypeId')}>
            {roomType.code} · {ownWords(roomType.name)}
          </Fact>
          <Fact label={t('roomDesk.sleeps')}>{t('roomDesk.guests', { count: roomType.maxOccupancy })}</Fact>
          {room.notes ? <Fact label={t('field.notes')}>{room.notes}</Fact> : null}
          {cleaning ? (
            <Fact label={t('roomDesk.dirtySince')}>
              {formatInstant(cleaning.dirtyAt)} ({lengthSince(cleaning.dirtyAt, now)})
            </Fact>
          ) : null}
          {cleaning?.startedAt ? (
            <Fact label={t('roomDesk.beingCleaned')}>
              {cleaning.startedBy} · {lengthSince(cleaning.startedAt, now)}
            </Fact>
          ) : null}
          {maintenance ? (
            <>
              <Fact label={t('field.reason')}>{maintenance.reason}</Fact>
              <Fact label={t('roomDesk.outSince')}>
                {formatInstant(maintenance.since)}
                {maintenance.by ? ` · ${maintenance.by}` : ''}
              </Fact>
            </>
          ) : null}
        </DataList>
        {room.stay ? <RoomStay stay={room.stay} scannedId={scannedId} /> : null}
      </div>
      <Actions room={room} onTask={onTask} hasSailing={hasSailing} atDesk={atDesk} />
    </>
  );
}

function Actions({ room, onTask, hasSailing, atDesk }: ActionsProps & { atDesk: boolean }) {
  const t = useTranslate();
  const cleans = useCanEdit(turnoverScreen) || atDesk;
  const { isLeaving, step, undo, askMaintenance, askToCheckOut } = useRoomActions(room);
  const { status } = room;
  if (!cleans) return null;
  return (
    <Group gap="xs" justify="flex-end" className={css.foot ?? ''}>
      {canStep('startMaintenance', status) ? (
        <Button variant="default" leftSection={<IconTool size={16} aria-hidden />} onClick={askMaintenance}>
          {t('steps.maintenance')}
        </Button>
      ) : null}
      {undo && status === 'available' ? (
        <Button variant="default" leftSection={<IconArrowBackUp size={16} aria-hidden />} onClick={undo}>
          {t('steps.undo')}
        </Button>
      ) : null}
      {canStep('cleanDone', status) && !room.cleaning?.startedAt ? (
        <Button
          variant="default"
          leftSection={<IconBrush size={16} aria-hidden />}
          onClick={() => step('startCleaning')}
        >
          {t('roomDesk.startCleaning')}
        </Button>
      ) : null}
      {canStep('cleanDone', status) ? (
        <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => step('cleanDone')}>
          {t('steps.cleanDone')}
        </Button>
      ) : null}
      {canStep('endMaintenance', status) ? (
        <Button leftSection={<IconToolsOff size={16} aria-hidden />} onClick={() => step('endMaintenance')}>
          {t('steps.endMaintenance')}
        </Button>
      ) : null}
      {atDesk && room.stay ? (
        <>
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={16} aria-hidden />}
            onClick={() => onTask('move')}
          >
            {t('roomDesk.move')}
          </Button>
          <Button
            leftSection={<IconDoorExit size={16} aria-hidden />}
            loading={isLeaving}
            onClick={askToCheckOut}
          >
            {t('roomDesk.checkOut')}
          </Button>
        </>
      ) : null}
      {atDesk && hasSailing && canStep('checkIn', status) ? (
        <Button leftSection={<IconKey size={16} aria-hidden />} onClick={() => onTask('checkIn')}>
          {t('roomDesk.checkIn')}
        </Button>
      ) : null}
    </Group>
  );
}
