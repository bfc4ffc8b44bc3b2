import type { RoomProposal } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert, Button } from '@mantine/core';
import { IconDoorOff, IconKey } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { OrderFacts } from '../order-facts.tsx';
import css from '../panel/room-panel.module.css';
import { proposalQuery } from '../room-desk-queries.ts';
import type { RoomDeskView } from '../use-room-desk-view.ts';
import { CheckInForm } from './check-in-form.tsx';

/** An order at the desk: the room it gets, or why it gets none. */
export function CheckInPanel({ view, floors }: { view: RoomDeskView; floors: readonly number[] }) {
  const t = useTranslate();
  return (
    <RecordDrawer
      id={view.orderId}
      query={(id) => proposalQuery(id)}
      title={(proposal) =>
        proposal ? t('roomDesk.checkInOf', { name: proposal.order.customerName }) : t('roomDesk.checkIn')
      }
      missing={{ title: t('roomDesk.orderMissing'), text: t('roomDesk.orderMissingText') }}
      size={560}
      onClose={view.close}
    >
      {(proposal) => <AtDesk key={proposal.order.orderId} proposal={proposal} view={view} floors={floors} />}
    </RecordDrawer>
  );
}

interface AtDeskProps {
  proposal: RoomProposal;
  view: RoomDeskView;
  floors: readonly number[];
}

function AtDesk({ proposal, view, floors }: AtDeskProps) {
  const t = useTranslate();
  const { order } = proposal;
  const room = order.stay && !order.stay.checkedOutAt ? order.stay : null;
  if (!room && !order.refusal)
    return (
      <CheckInForm
        // Another guest of the same order scanned: what was ticked for the one before counts no more.
        key={view.scannedId}
        proposal={proposal}
        givenRoomId={view.givenRoomId}
        scannedId={view.scannedId}
        floors={floors}
        onGiven={view.close}
      />
    );
  return (
    <div className={css.body}>
      <OrderFacts order={order} />
      {room ? (
        <Alert color="sea" icon={<IconKey aria-hidden />} title={t('roomDesk.alreadyIn')}>
          <p>{t('roomDesk.alreadyInText', { number: room.roomNumber })}</p>
          <Button
            variant="default"
            onClick={() =>
              view.openRoom(room.roomId, { shipId: order.sailing.shipId, ticketId: view.scannedId })
            }
          >
            {t('roomDesk.openRoom', { number: room.roomNumber })}
          </Button>
        </Alert>
      ) : (
        <Alert color="coral" icon={<IconDoorOff aria-hidden />} title={t('roomDesk.noRoom')} role="alert">
          {order.refusal ? t(`roomDesk.refusal.${order.refusal}`) : null}
        </Alert>
      )}
    </div>
  );
}
