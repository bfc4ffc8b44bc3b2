import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { DateField } from '#ui/office/forms/date-field.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import css from '../detail/payment-detail.module.css';
import { Comparison } from './comparison.tsx';
import { KeptDays } from './kept-days.tsx';

interface ReconcileDrawerProps {
  /** The day that is looked at; null while the drawer is closed. */
  date: string | null;
  today: string;
  /** Those who may only look see what was compared, and compare nothing. */
  canEdit: boolean;
  onDate: (date: string) => void;
  /** Shows a payment in the list. */
  onShow: (paymentNo: string) => void;
  onClose: () => void;
}

/** A day's payments held against the gateway's own list, and what came of the days before. */
export function ReconcileDrawer({ date, today, canEdit, onDate, onShow, onClose }: ReconcileDrawerProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(date);
  if (date !== null && date !== shown) setShown(date);
  return (
    <FormDrawer opened={date !== null} title={t('reconcile.title')} size={620} onClose={onClose}>
      <div className={css.body}>
        <Text size="sm" c="dimmed">
          {t('reconcile.text')}
        </Text>
        <DateField
          label={t('reconcile.date')}
          value={shown}
          maxDate={today}
          onChange={(value) => (value && value <= today ? onDate(value) : undefined)}
        />
        {shown ? <Comparison key={shown} date={shown} canEdit={canEdit} onShow={onShow} /> : null}
        <KeptDays chosen={shown} onChoose={onDate} />
      </div>
    </FormDrawer>
  );
}
