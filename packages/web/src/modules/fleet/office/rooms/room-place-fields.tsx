import { floorRange, roomPosition } from '@gangway/contract/fleet/schemas.ts';
import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { roomTypeNamesQuery, shipNamesQuery } from '../fleet-queries.ts';

/** What the fields of a room's place hold. */
export interface RoomPlaceValues {
  shipId: string | null;
  roomTypeId: string | null;
  floor: number | string;
  position: string | null;
}

/** A position that was not chosen is asked for: in a list of choices there is no wrong one. */
export const chosenPosition = z.enum(roomPosition.options, { error: 'validation.required' });

/** The place as the contract wants it; what is not filled in is left out. */
export function placeBody({ shipId, roomTypeId, floor, position }: RoomPlaceValues) {
  return {
    ...(shipId ? { shipId: Number(shipId) } : {}),
    ...(roomTypeId ? { roomTypeId: Number(roomTypeId) } : {}),
    ...(floor === '' ? {} : { floor: Number(floor) }),
    ...(position ? { position } : {}),
  };
}

interface RoomPlaceFieldsProps {
  inputProps: (field: keyof RoomPlaceValues) => GetInputPropsReturnType;
  readOnly?: boolean;
}

/** Where a room is and of which type: the same for one room and for many. */
export function RoomPlaceFields({ inputProps, readOnly = false }: RoomPlaceFieldsProps) {
  const t = useTranslate();
  const { data: ships = [] } = useQuery(shipNamesQuery);
  const { data: types = [] } = useQuery(roomTypeNamesQuery);
  const choice = { required: true, withAsterisk: false, allowDeselect: false, readOnly } as const;
  return (
    <>
      <Select
        {...choice}
        label={t('field.shipId')}
        data={ships.map((ship) => ({ value: String(ship.id), label: ship.name }))}
        {...inputProps('shipId')}
      />
      <Select
        {...choice}
        label={t('field.roomTypeId')}
        description={t('rooms.typeText')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        searchable
        nothingFoundMessage={t('table.noMatch')}
        data={types
          .filter((type) => type.kind === 'cabin')
          .map((type) => ({ value: String(type.id), label: `${type.code} · ${ownWords(type.name)}` }))}
        {...inputProps('roomTypeId')}
      />
      <SimpleGrid cols={2} spacing="sm">
        <NumberInput
          label={t('field.floor')}
          required
          withAsterisk={false}
          readOnly={readOnly}
          {...floorRange}
          allowDecimal={false}
          {...inputProps('floor')}
        />
        <Select
          {...choice}
          label={t('field.room.position')}
          data={roomPosition.options.map((value) => ({ value, label: t(`rooms.position.${value}`) }))}
          {...inputProps('position')}
        />
      </SimpleGrid>
    </>
  );
}
