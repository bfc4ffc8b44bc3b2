import type { RoomCard, RoomOverview } from '@gangway/contract/housekeeping/schemas.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import type { RoomDeskView } from '../use-room-desk-view.ts';
import { ChooseArrival } from './choose-arrival.tsx';
import { MoveForm } from './move-form.tsx';
import css from './room-panel.module.css';
import { type RoomTask, RoomSheet } from './room-sheet.tsx';

interface RoomPanelProps {
  overview: RoomOverview;
  view: RoomDeskView;
  /** The sailing whose arrivals are offered for a room that is free. */
  sailingId: number | null;
}

/** A room's page, over the plan it was opened from. It follows what others do to the room. */
export function RoomPanel({ overview, view, sailingId }: RoomPanelProps) {
  const t = useTranslate();
  const { roomId } = view;
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(roomId);
  if (roomId !== null && roomId !== shown) setShown(roomId);
  const room = overview.rooms.find(({ id }) => id === shown);
  return (
    <FormDrawer
      opened={roomId !== null}
      title={room ? t('rooms.title', { number: room.number, ship: overview.ship.name }) : t('roomDesk.room')}
      size={520}
      onClose={view.close}
    >
      {room ? (
        <Room key={room.id} room={room} overview={overview} view={view} sailingId={sailingId} />
      ) : (
        <div className={css.body}>
          <FailureState title={t('roomDesk.roomMissing')} text={t('roomDesk.roomMissingText')}>
            <Button variant="default" onClick={view.close}>
              {t('action.close')}
            </Button>
          </FailureState>
        </div>
      )}
    </FormDrawer>
  );
}

function Room({ room, overview, view, sailingId }: RoomPanelProps & { room: RoomCard }) {
  const [task, setTask] = useState<RoomTask | null>(null);
  const floors = [...new Set(overview.rooms.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  const back = () => setTask(null);
  if (task === 'checkIn' && sailingId !== null && room.status === 'available')
    return (
      <ChooseArrival
        sailingId={sailingId}
        onBack={back}
        onChoose={({ orderId }) => view.openOrder({ id: orderId, roomId: room.id })}
      />
    );
  if (task === 'move' && room.stay?.orderId)
    return (
      <MoveForm
        stayId={room.stay.id}
        orderId={room.stay.orderId}
        floors={floors}
        onBack={back}
        onMoved={(roomId) => view.openRoom(roomId)}
      />
    );
  return (
    <RoomSheet room={room} scannedId={view.scannedId} onTask={setTask} hasSailing={sailingId !== null} />
  );
}
