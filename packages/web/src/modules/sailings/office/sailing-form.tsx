import { formatInstant } from '@gangway/contract/core/dates.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { slotTimes } from '@gangway/contract/sailings/rules.ts';
import { type Sailing, saveSailingBody } from '@gangway/contract/sailings/schemas.ts';
import { type Slot, slots } from '@gangway/contract/fleet/prices.ts';
import { Alert, Group, Input, SegmentedControl } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { RetimeNote } from './retime-note.tsx';
import { RouteSelect } from './route-select.tsx';
import { sailingName } from './sailing-name.ts';
import { SellingFields } from './selling-fields.tsx';
import { ShipSelect } from './ship-select.tsx';
import { TimesFields } from './times-fields.tsx';

interface SailingFormProps {
  /** Null for a new one. */
  sailing: Sailing | null;
  /** What a new one starts with. */
  start?: { date: string | null; shipId: number | null };
  onSaved: (sailing: Sailing) => void;
}

/** Creates a sailing or changes one. Once people have booked, ship, route, date and slot stay. */
export function SailingForm({ sailing, start, onSaved }: SailingFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const { form, frame } = useOfficeForm({
    initialValues: sailing ? valuesOf(sailing) : newValues(start),
    draft: `sailing_${sailing?.id ?? 'new'}`,
    record: sailing,
    valuesOf,
    schema: saveSailingBody,
    toBody: ({ shipId, routeId, date, capacity, salesCloseMinutes, ...values }) => ({
      ...values,
      ...(sailing ? { id: sailing.id } : {}),
      ...(shipId ? { shipId: Number(shipId) } : {}),
      ...(routeId ? { routeId: Number(routeId) } : {}),
      ...(date ? { date } : {}),
      ...(capacity === '' ? {} : { capacity }),
      salesCloseMinutes: salesCloseMinutes === '' ? 0 : salesCloseMinutes,
    }),
    save: async (body) => {
      const saved = await operate(sailingsCalls.saveSailing, { body });
      showSuccess(t('sailings.saved', { name: sailingName(saved) }));
      await refreshCalls(client, sailingsCalls);
      onSaved(saved);
    },
  });
  const booked = sailing?.peopleTaken ?? 0;
  const fixed = booked > 0;
  return (
    <DrawerForm {...frame}>
      {fixed ? (
        <Alert variant="light" color="navy" icon={<IconLock aria-hidden />}>
          {t('sailings.takenNote', { people: booked })}
        </Alert>
      ) : null}
      <ShipSelect disabled={fixed} {...form.getInputProps('shipId')} />
      <RouteSelect disabled={fixed} {...form.getInputProps('routeId')} />
      <DateField label={t('field.date')} disabled={fixed} {...form.getInputProps('date')} />
      <Input.Wrapper label={t('field.slot')} labelElement="div">
        <SegmentedControl
          fullWidth
          aria-label={t('field.slot')}
          disabled={fixed}
          data={slots.map((value) => ({ value, label: t(`sailings.slotTitle.${value}`) }))}
          value={form.values.slot}
          onChange={(value) => chooseSlot(value === 'night' ? 'night' : 'day')}
        />
      </Input.Wrapper>
      <Group grow align="flex-start" wrap="nowrap">
        <TimesFields
          departure={form.getInputProps('departure')}
          returning={form.getInputProps('returning')}
        />
      </Group>
      {sailing && fixed && isRetimed(valuesOf(sailing), form.values) ? (
        <RetimeNote sailingId={sailing.id} />
      ) : null}
      <SellingFields
        capacity={form.getInputProps('capacity')}
        peak={form.getInputProps('peak', { type: 'checkbox' })}
        salesCloseMinutes={form.getInputProps('salesCloseMinutes')}
      />
    </DrawerForm>
  );

  /** The usual times come with the slot, unless others have been set. */
  function chooseSlot(slot: Slot) {
    const before = slotTimes[form.values.slot];
    const untouched = form.values.departure === before.departure && form.values.returning === before.return;
    form.setValues({
      slot,
      ...(untouched ? { departure: slotTimes[slot].departure, returning: slotTimes[slot].return } : {}),
    });
  }
}

function isRetimed(before: SailingValues, now: SailingValues): boolean {
  return before.departure !== now.departure || before.returning !== now.returning;
}

interface SailingValues extends Record<string, unknown> {
  shipId: string | null;
  routeId: string | null;
  date: string | null;
  slot: Slot;
  departure: string;
  returning: string;
  capacity: number | '';
  peak: boolean;
  salesCloseMinutes: number | '';
}

function newValues(start: SailingFormProps['start']): SailingValues {
  return {
    shipId: start?.shipId ? String(start.shipId) : null,
    routeId: null,
    date: start?.date ?? null,
    slot: 'day',
    departure: slotTimes.day.departure,
    returning: slotTimes.day.return,
    capacity: '',
    peak: false,
    salesCloseMinutes: 0,
  };
}

function valuesOf(sailing: Sailing): SailingValues {
  const { shipId, routeId, date, slot, departsAt, returnsAt, salesCloseAt, capacity, peak } = sailing;
  return {
    shipId: String(shipId),
    routeId: String(routeId),
    date,
    slot,
    departure: formatInstant(departsAt).slice(11),
    returning: formatInstant(returnsAt).slice(11),
    capacity,
    peak,
    salesCloseMinutes: Math.round((Date.parse(departsAt) - Date.parse(salesCloseAt)) / 60_000),
  };
}
