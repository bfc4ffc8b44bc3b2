import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface SaleSwitchProps {
  type: RoomType;
  slot: Slot;
  readOnly: boolean;
}

const names = { day: 'dayOn', night: 'nightOn' } as const;

/** Opens or closes the sale of a room type by day or by night, at once. */
export function SaleSwitch({ type, slot, readOnly }: SaleSwitchProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { code } = type;
  const change = useMutation({
    mutationFn: (on: boolean) => {
      const { images, rooms: _rooms, datePrices: _dates, updatedAt: _at, ...body } = type;
      const imageIds = images.map((image) => image.id);
      return operate(fleetCalls.saveRoomType, { body: { ...body, imageIds, [names[slot]]: on } });
    },
    onSuccess: (saved) =>
      showSuccess(t(saved[names[slot]] ? 'roomTypes.saleOn' : 'roomTypes.saleOff', { code, slot })),
    onSettled: () => refreshCalls(client, fleetCalls),
  });
  return (
    <Switch
      size="sm"
      aria-label={t('roomTypes.saleOf', { code, slot })}
      checked={change.isPending ? change.variables : type[names[slot]]}
      disabled={readOnly || change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
