import { formatInstant } from '@gangway/contract/core/dates.ts';
import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { Arrival, RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Button, DataList, Group, Skeleton, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { useNow } from '#ui/office/use-now.ts';
import { GuestTicks } from '../check-in/guest-ticks.tsx';
import { Fact, OrderFacts } from '../order-facts.tsx';
import { proposalQuery } from '../room-desk-queries.ts';
import { lengthSince } from '../length-since.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';
import css from './room-panel.module.css';

type Stay = NonNullable<RoomCard['stay']>;

interface RoomStayProps {
  stay: Stay;
  /** The guest whose ticket was scanned. */
  scannedId: number | null;
}

/** Who is in a room, since when, and who of them has come. Who cleans learns how many live there, not who. */
export function RoomStay({ stay, scannedId }: RoomStayProps) {
  const t = useTranslate();
  const now = useNow(60_000);
  return (
    <section aria-label={t('roomDesk.stay')} className={css.stay}>
      <Title order={3}>{t('roomDesk.stay')}</Title>
      <DataList labelWidth="112px" gap={4}>
        <Fact label={t('roomDesk.since')}>{formatInstant(stay.since)}</Fact>
        <Fact label={t('roomDesk.duration')}>{lengthSince(stay.since, now)}</Fact>
        <Fact label={t('roomDesk.people')}>
          {t('roomDesk.guestsIn', { people: stay.people, arrived: stay.arrived })}
        </Fact>
      </DataList>
      {stay.orderId === null ? null : (
        <Guests stayId={stay.id} orderId={stay.orderId} scannedId={scannedId} />
      )}
    </section>
  );
}

interface GuestsProps {
  stayId: number;
  orderId: number;
  scannedId: number | null;
}

function Guests({ stayId, orderId, scannedId }: GuestsProps) {
  const { data, error, refetch } = useQuery(proposalQuery(orderId));
  if (!data)
    return error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={120} />;
  return (
    <>
      <OrderFacts order={data.order} />
      <GuestArrivals
        key={`${stayId}/${scannedId}`}
        stayId={stayId}
        guests={data.order.guests}
        scannedId={scannedId}
      />
    </>
  );
}

interface GuestArrivalsProps extends Omit<GuestsProps, 'orderId'> {
  guests: Arrival['guests'];
}

/** Guests come one after the other: whoever comes later is ticked then. */
function GuestArrivals({ stayId, guests, scannedId }: GuestArrivalsProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const [ticked, setTicked] = useState(new Set(scannedId === null ? [] : [scannedId]));
  const come = guests.filter(({ ticketId, arrivedAt }) => arrivedAt === null && ticked.has(ticketId));
  const add = useMutation({
    mutationFn: () =>
      operate(housekeepingCalls.addGuests, {
        params: { id: stayId },
        body: { ticketIds: come.map(({ ticketId }) => ticketId) },
      }),
    onSuccess: () => {
      showSuccess(t('roomDesk.noted', { count: come.length }));
      setTicked(new Set());
    },
    onSettled: refresh,
  });
  return (
    <>
      <GuestTicks label={t('roomDesk.guestList')} guests={guests} ticked={ticked} onTick={setTicked} />
      {guests.some(({ arrivedAt }) => arrivedAt === null) ? (
        <Group>
          <Button
            variant="default"
            size="compact-md"
            disabled={come.length === 0}
            loading={add.isPending}
            onClick={() => add.mutate()}
          >
            {t('roomDesk.noteArrivals', { count: come.length })}
          </Button>
        </Group>
      ) : null}
    </>
  );
}
