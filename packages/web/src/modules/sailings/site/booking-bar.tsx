import type { Slot } from '@gangway/contract/fleet/prices.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { type FormEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { sailingsPage } from '#lib/site-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { KindSelect, PeopleSelect, SlotChoice } from './wish-fields.tsx';
import { bookPath, lastWish, readWish } from './wish.ts';
import css from './booking-bar.module.css';

interface BookingBarProps {
  slot: Slot | null;
  onSlot: (slot: Slot | null) => void;
}

/** What, when, day or night, how many. It leads into the booking; a plain form, so that before the scripts are there it at least leads to the sailings. */
export function BookingBar({ slot, onSlot }: BookingBarProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const {
      kind,
      from,
      slot: wanted,
      people,
    } = Object.assign(lastWish, readWish(new FormData(event.currentTarget)));
    void navigate(bookPath({ kind, from, slot: wanted, people }));
  };
  return (
    <form className={css.bar} action={sailingsPage} onSubmit={submit} aria-label={t('trip.search.label')}>
      <label className={css.field}>
        <span>{t('trip.kind')}</span>
        <KindSelect defaultValue={lastWish.kind ?? ''} />
      </label>
      <label className={css.field}>
        <span>{t('trip.when')}</span>
        <input type="date" name="from" min={useToday()} defaultValue={lastWish.from ?? ''} />
      </label>
      <div className={css.slots}>
        <SlotChoice value={slot} onChange={onSlot} />
      </div>
      <label className={css.field}>
        <span>{t('trip.people')}</span>
        <PeopleSelect defaultValue={lastWish.people ?? ''} />
      </label>
      <Button type="submit" className={css.submit}>
        {t('trip.search')}
        <Icon name="arrow" size={20} />
      </Button>
    </form>
  );
}

/** Today at the port, once the page has been taken over: what the server drew may have been drawn yesterday. */
function useToday(): string | undefined {
  return useSyncExternalStore(neverTold, today, unknownYet);
}

const neverTold = () => () => {};
const today = () => portDate(new Date());
const unknownYet = () => undefined;
