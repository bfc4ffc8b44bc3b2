import { roomPosition } from '@gangway/contract/fleet/schemas.ts';
import { Badge, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterChoice } from '#ui/office/data-table/filter-choice.tsx';
import type { RoomWishes } from '../room-desk-queries.ts';
import { placeOf } from '../room-words.ts';
import type { Offer, Offers } from './offers.ts';
import css from './room-choice.module.css';

interface RoomChoiceProps {
  offers: Offers;
  chosen: Offer | null;
  onChoose: (roomId: number) => void;
  floors: readonly number[];
  wishes: RoomWishes;
  onWishes: (wishes: RoomWishes) => void;
}

/** As many as are seen without a search; more are asked for. */
const fewest = 5;

/** The rooms an order could have: those of the bought type, the best chosen, and below them upgrades and what is less. */
export function RoomChoice({ offers, chosen, onChoose, floors, wishes, onWishes }: RoomChoiceProps) {
  const t = useTranslate();
  return (
    <section aria-label={t('roomDesk.chooseRoom')}>
      <Group gap="xs" mb="xs" grow preventGrowOverflow={false}>
        <FilterChoice
          label={t('roomDesk.wishFloor')}
          value={wishes.floor === undefined ? undefined : String(wishes.floor)}
          choices={floors.map((floor) => ({ value: String(floor), label: t('roomDesk.deck', { floor }) }))}
          onChange={(floor) => onWishes({ ...wishes, floor: floor === null ? undefined : Number(floor) })}
        />
        <FilterChoice
          label={t('roomDesk.wishPosition')}
          value={wishes.position}
          choices={roomPosition.options.map((value) => ({ value, label: t(`rooms.position.${value}`) }))}
          onChange={(position) =>
            onWishes({ ...wishes, position: roomPosition.safeParse(position).data ?? undefined })
          }
        />
      </Group>
      <Radio.Group
        label={t('roomDesk.boughtRooms', { count: offers.bought.length })}
        value={chosen ? String(chosen.room.id) : ''}
        onChange={(id) => onChoose(Number(id))}
      >
        <OfferList offers={offers.bought} chosen={chosen} none={t('roomDesk.noBoughtRoom')} />
        {(['upgrades', 'lesser'] as const).map((kind) =>
          offers[kind].length > 0 ? (
            <details
              key={kind}
              className={css.upgrades}
              open={(kind === 'upgrades' && offers.bought.length === 0) || isAmong(offers[kind], chosen)}
            >
              <summary>{t(`roomDesk.${kind}`, { count: offers[kind].length })}</summary>
              <OfferList offers={offers[kind]} chosen={chosen} none="" />
            </details>
          ) : null,
        )}
      </Radio.Group>
    </section>
  );
}

function isAmong(offers: readonly Offer[], chosen: Offer | null): boolean {
  return chosen !== null && offers.includes(chosen);
}

interface OfferListProps {
  offers: readonly Offer[];
  chosen: Offer | null;
  none: string;
}

function OfferList({ offers, chosen, none }: OfferListProps) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const few = offers.slice(0, fewest);
  // What is chosen is always in sight.
  const shown = all
    ? offers
    : chosen && isAmong(offers, chosen) && !few.includes(chosen)
      ? [...few, chosen]
      : few;
  if (offers.length === 0) return <Text size="sm">{none}</Text>;
  return (
    <Stack gap={4}>
      {shown.map(({ room, why }) => (
        <Radio
          key={room.id}
          value={String(room.id)}
          classNames={{ root: css.offer ?? '', labelWrapper: css.label ?? '' }}
          label={
            <span className={css.line}>
              <strong>{room.number}</strong>
              <span>
                {room.roomType.code} · {placeOf(room)}
              </span>
              {why
                .filter((reason) => reason !== 'type')
                .map((reason) => (
                  <Badge key={reason} variant="light" color="sea" size="sm" tt="none">
                    {t(`roomDesk.why.${reason}`)}
                  </Badge>
                ))}
            </span>
          }
        />
      ))}
      {shown.length < offers.length ? (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t('roomDesk.allRooms', { count: offers.length })}
        </Button>
      ) : null}
    </Stack>
  );
}
