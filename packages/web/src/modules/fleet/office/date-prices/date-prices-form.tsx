import { isPlainDate, portDate } from '@gangway/contract/core/dates.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import type { RoomType } from '@gangway/contract/fleet/schemas.ts';
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { useOfficeForm } from '#ui/office/forms/use-office-form.ts';
import { operate } from '#ui/office/operate.ts';
import { showError, showSuccess } from '#ui/office/toast.ts';
import { monthPricesQuery } from '../fleet-queries.ts';
import { isUnreadable, priceText } from '../price-text.ts';
import {
  chosenDates,
  datePriceBody,
  datePriceSchema,
  type DatePriceValues,
  noDatePrice,
} from './date-price-values.ts';
import { DatePriceFields } from './date-price-fields.tsx';
import css from './date-prices-form.module.css';
import { PriceCalendar } from './price-calendar.tsx';

interface DatePricesFormProps {
  type: RoomType;
  readOnly: boolean;
}

/** The prices of single dates beside those of the week: what holds in a month, and the way to change it. */
export function DatePricesForm({ type, readOnly }: DatePricesFormProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const [month, setMonth] = useState(() => portDate(new Date()).slice(0, 7));
  const [anchor, setAnchor] = useState('');
  // What a person typed is kept when another date is chosen; what stood there already is not.
  const [typed, setTyped] = useState(false);
  const { data } = useQuery(monthPricesQuery(type.id, month));
  const { form, submit, saving } = useOfficeForm<DatePriceValues, typeof datePriceSchema>({
    initialValues: noDatePrice,
    // Its fields are filled by choosing a date: what is typed is a price or two.
    draft: null,
    schema: datePriceSchema,
    toBody: datePriceBody,
    save: async (body) => {
      const { dates } = await operate(fleetCalls.saveDatePrices, { params: { id: type.id }, body });
      showSuccess(t('datePrices.saved', { count: dates.length }));
      clear();
      await refreshCalls(client, fleetCalls);
    },
  });
  const chosen = new Set(chosenDates(form.values));

  function clear() {
    form.setValues(noDatePrice);
    form.clearErrors();
    setTyped(false);
  }

  function select(date: string, extend: boolean) {
    form.clearErrors();
    if (extend && anchor) {
      const [from = date, to = date] = [anchor, date].toSorted();
      form.setValues({ from, to });
      return;
    }
    setAnchor(date);
    form.setValues({ from: date, to: '' });
    if (typed) return;
    const own = data?.dates.find((price) => price.date === date);
    form.setValues({
      day: priceText(own?.day ?? null),
      night: priceText(own?.night ?? null),
      nonRefundable: own?.nonRefundable ?? false,
      replace: own !== undefined,
    });
  }

  function change(values: Partial<DatePriceValues>) {
    form.setValues(values);
    for (const field of Object.keys(values)) form.clearFieldError(field);
    if ('day' in values || 'night' in values) setTyped(true);
    const { from } = values;
    if (from === undefined || !isPlainDate(from)) return;
    setAnchor(from);
    setMonth(from.slice(0, 7));
  }

  function submitPrices(event: FormEvent<HTMLFormElement>) {
    if (isUnreadable(form.values.day) || isUnreadable(form.values.night)) showError(t('price.parseFailed'));
    submit(event);
  }

  return (
    <DrawerForm
      onSubmit={submitPrices}
      saving={saving}
      dirty={typed}
      readOnly={readOnly}
      submitLabel={t('datePrices.save')}
    >
      {readOnly ? null : (
        <Text size="xs" c="dimmed">
          {t('datePrices.hint')}
        </Text>
      )}
      <div className={css.columns}>
        <PriceCalendar
          month={month}
          prices={data?.resulting}
          isOwn={(date) => data?.dates.some((price) => price.date === date) ?? false}
          isSelected={(date) => chosen.has(date)}
          onMonth={setMonth}
          {...(readOnly ? {} : { onSelect: select })}
        />
        {readOnly ? null : (
          <DatePriceFields
            type={type}
            values={form.values}
            errors={form.errors}
            dates={[...chosen]}
            known={{ month, dates: data?.dates ?? [] }}
            onChange={change}
            onRemoved={clear}
          />
        )}
      </div>
    </DrawerForm>
  );
}
