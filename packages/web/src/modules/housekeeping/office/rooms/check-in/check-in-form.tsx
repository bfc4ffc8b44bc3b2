import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { RoomProposal } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useWishKey } from '#lib/use-wish-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { ReasonField } from '#ui/office/forms/reason-field.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { OrderFacts } from '../order-facts.tsx';
import { overviewQuery, proposalQuery } from '../room-desk-queries.ts';
import { useRefreshRooms } from '../use-refresh-rooms.ts';
import { GuestTicks } from './guest-ticks.tsx';
import { chosenOffer, judgeCard, type Offer, sortOffers, whyNotOffered } from './offers.ts';
import { likelyHere } from './likely-here.ts';
import { RoomChoice } from './room-choice.tsx';
import { useRoomChoice } from './use-room-choice.ts';

interface CheckInFormProps {
  proposal: RoomProposal;
  /** The room somebody chose before they chose the order. */
  givenRoomId: number | null;
  /** The guest whose ticket was scanned. */
  scannedId: number | null;
  floors: readonly number[];
  onGiven: () => void;
}

/** Gives an order a room: the proposed one unless another is chosen, and says who of its guests stands here. */
export function CheckInForm({ proposal, givenRoomId, scannedId, floors, onGiven }: CheckInFormProps) {
  const t = useTranslate();
  const refresh = useRefreshRooms();
  const wishKey = useWishKey();
  const choice = useRoomChoice(givenRoomId);
  const { roomId } = choice;
  const [reason, setReason] = useState('');
  const [ticked, setTicked] = useState<Set<number> | null>(null);
  const [isTried, setTried] = useState(false);
  const { data = proposal } = useQuery({
    ...proposalQuery(proposal.order.orderId, choice.wishes),
    placeholderData: keepPreviousData,
  });
  const { order } = data;
  const { data: overview } = useQuery(overviewQuery(order.sailing.shipId));
  const offers = sortOffers(data);
  const chosen = chosenOffer(offers, roomId);
  const here = ticked ?? likelyHere(order, scannedId);
  const problem = problemOf(chosen);

  const give = useMutation({
    mutationFn: (offer: Offer) => {
      const body = {
        orderId: order.orderId,
        roomId: offer.room.id,
        ticketIds: [...here],
        reason: reason.trim(),
      };
      return operate(housekeepingCalls.checkIn, { body: { id: wishKey(JSON.stringify(body)), ...body } });
    },
    onSuccess: ({ room }) => {
      showSuccess(t('roomDesk.given', { number: room.number, name: order.customerName }));
      onGiven();
    },
    onSettled: refresh,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen && !problem && here.size > 0) give.mutate(chosen);
  };
  const takesReason = chosen !== null && chosen.room.roomType.id !== order.roomType.id;
  return (
    <DrawerForm
      onSubmit={submit}
      saving={give.isPending}
      dirty={reason !== ''}
      submitLabel={chosen ? t('roomDesk.give', { number: chosen.room.number }) : t('roomDesk.checkIn')}
    >
      <OrderFacts order={order} />
      <RoomChoice {...choice} offers={offers} chosen={chosen} floors={floors} />
      {takesReason ? (
        <ReasonField
          label={t('roomDesk.upgradeReason')}
          value={reason}
          onChange={setReason}
          isMissing={isTried && problem === 'otherType'}
          missingText={t('roomDesk.refusal.otherType')}
        />
      ) : null}
      <GuestTicks
        label={t('roomDesk.whoIsHere')}
        guests={order.guests}
        ticked={here}
        onTick={setTicked}
        error={isTried && here.size === 0 ? t('roomDesk.nobodyTicked') : null}
      />
      {problem && problem !== 'otherType' ? (
        <Alert color="coral" role="alert">
          {problem === 'none' ? t('roomDesk.chooseFirst') : t(`roomDesk.refusal.${problem}`)}
        </Alert>
      ) : null}
    </DrawerForm>
  );

  /** Said before it is sent; by the same rule as the server's. */
  function problemOf(offer: Offer | null) {
    if (offer) return judgeCard(order, offer.room, reason);
    if (roomId === null) return 'none';
    return whyNotOffered(
      order,
      overview?.rooms.find(({ id }) => id === roomId),
    );
  }
}
