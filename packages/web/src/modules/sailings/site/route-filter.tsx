import type { PublicRoute } from '@gangway/contract/sailings/schemas.ts';
import { startTransition, useOptimistic, useState } from 'react';
import { useNavigate } from 'react-router';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { DateInput } from './date-input.tsx';
import { KindSelect, PeopleSelect, SlotChoice } from './wish-fields.tsx';
import { readWish, type Wish, wishPath } from './wish.ts';
import css from './route-filter.module.css';

/** What one looks for: how many and when, and on a phone the rest behind a button. Every change stands in the address at once, so the way back undoes it. */
export function RouteFilter({ wish: asked, routes }: { wish: Wish; routes: readonly PublicRoute[] }) {
  const t = useTranslate();
  const words = useOwnWords();
  const navigate = useNavigate();
  // The list may take a moment to follow; what was chosen shows at once.
  const [wish, show] = useOptimistic(asked);
  const change = (part: Partial<Record<keyof Wish, string | null>>) =>
    startTransition(() => {
      const path = wishPath({ ...wish, ...part });
      show(readWish(new URL(path, location.origin).searchParams));
      void navigate(path);
    });
  const ports = [...new Map(routes.map(({ fromPort }) => [fromPort.en, fromPort])).values()];
  const wished = Object.values(wish).some(Boolean);
  // What is set is in sight.
  const [open, setOpen] = useState(Boolean(asked.to ?? asked.slot ?? asked.port ?? asked.kind));
  return (
    <form
      className={css.filter}
      data-open={open}
      aria-label={t('offers.filter')}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className={css.field}>
        <span>{t('trip.people')}</span>
        <PeopleSelect
          value={wish.people ?? ''}
          onChange={(event) => change({ people: event.target.value })}
        />
      </label>
      <label className={css.field}>
        <span>{t('offers.from')}</span>
        <DateInput name="from" value={wish.from} onChange={(from) => change({ from })} />
      </label>
      <button type="button" className={css.more} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t(open ? 'offers.filter.less' : 'offers.filter.more')}
        <Icon name="down" size={16} />
      </button>
      <label className={`${css.field} ${css.rest}`}>
        <span>{t('offers.to')}</span>
        <DateInput name="to" value={wish.to} min={wish.from ?? undefined} onChange={(to) => change({ to })} />
      </label>
      <div className={`${css.slot} ${css.rest}`}>
        <SlotChoice value={wish.slot} onChange={(slot) => change({ slot })} />
      </div>
      <label className={`${css.field} ${css.rest}`}>
        <span>{t('offers.port')}</span>
        <select value={wish.port ?? ''} onChange={(event) => change({ port: event.target.value })}>
          <option value="">{t('offers.port.any')}</option>
          {ports.map((port) => (
            <option key={port.en} value={port.en}>
              {words(port)}
            </option>
          ))}
        </select>
      </label>
      <label className={`${css.field} ${css.rest}`}>
        <span>{t('trip.kind')}</span>
        <KindSelect value={wish.kind ?? ''} onChange={(event) => change({ kind: event.target.value })} />
      </label>
      {wished && (
        <Link className={css.clear} to={wishPath({})}>
          {t('offers.clear')}
        </Link>
      )}
    </form>
  );
}
