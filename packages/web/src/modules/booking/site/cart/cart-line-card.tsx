import { formatMoney } from '@gangway/contract/core/money.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { SailingTimes, SlotMark } from '#modules/sailings/site/index.ts';
import type { CartItem, LineState } from './cart-item.ts';
import css from './cart-line-card.module.css';

interface CartLineCardProps {
  item: CartItem;
  state: LineState;
  /** Why it could not be bought just now. */
  failure: string | undefined;
  onAccept: (totalSen: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One line of the cart, as a strip of a boarding pass. */
export function CartLineCard({ item, state, failure, onAccept, onEdit, onRemove }: CartLineCardProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const { quote, names, line } = item;
  const room = quote?.roomType ? words(quote.roomType.name) : t('wizard.cart.noRoom');
  const trip = quote?.sailing;
  const what = `${room}${trip ? `, ${sailingDay(trip.date)}` : ''}`;
  return (
    <li className={css.line} data-state={failure ? 'gone' : state}>
      <div className={css.what}>
        {trip && (
          <p className={css.when}>
            {sailingDay(trip.date, true)} <SlotMark slot={trip.slot} /> <SailingTimes sailing={trip} />
          </p>
        )}
        <h2>{trip ? words(trip.destination) : room}</h2>
        <p>{[room, line.bed && t(`wizard.bed.${line.bed}`), trip?.shipName].filter(Boolean).join(' · ')}</p>
        <p className={css.names}>{names.join(', ')}</p>
        <LineMark item={item} state={state} failure={failure} onAccept={onAccept} />
      </div>
      <div className={css.side}>
        <p className={css.price}>
          {state === 'changed' && <s>{formatMoney(item.shownTotalSen)}</s>}
          <strong>{formatMoney(quote?.totalSen ?? item.shownTotalSen)}</strong>
        </p>
        <p className={css.ways}>
          <button type="button" onClick={onEdit} aria-label={t('wizard.cart.editOf', { what })}>
            {t('wizard.cart.edit')}
          </button>
          <button type="button" onClick={onRemove} aria-label={t('wizard.cart.removeOf', { what })}>
            {t('wizard.cart.remove')}
          </button>
        </p>
      </div>
    </li>
  );
}

function LineMark({
  item,
  state,
  failure,
  onAccept,
}: Pick<CartLineCardProps, 'item' | 'state' | 'failure' | 'onAccept'>) {
  const t = useTranslate();
  const now = item.quote?.totalSen ?? null;
  if (state === 'changed' && now !== null)
    return (
      <p className={css.changed}>
        <Icon name="alert" size={18} />
        <span>
          {t('wizard.cart.expired', { before: formatMoney(item.shownTotalSen), now: formatMoney(now) })}
        </span>
        <button type="button" onClick={() => onAccept(now)}>
          {t('wizard.price.accept', { now: formatMoney(now) })}
        </button>
      </p>
    );
  const why =
    failure ??
    (state === 'gone' && t(item.quote?.state === 'gone' ? 'wizard.cart.gone' : 'wizard.cart.closed'));
  return (
    why && (
      <p className={css.gone}>
        <Icon name="alert" size={18} />
        <span>{why}</span>
      </p>
    )
  );
}
