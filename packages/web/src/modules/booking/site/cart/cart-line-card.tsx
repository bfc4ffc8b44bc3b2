import { formatMoney } from '@gangway/contract/core/money.ts';
import { Fragment, useRef } from 'react';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { sailingDay } from '#ui/site/day-words.ts';
import { SailingTimes, SlotMark } from '#modules/sailings/site/index.ts';
import { ChosenTermsLater } from '../refund/chosen-terms-later.tsx';
import { acceptWords } from '../wizard/changed-notice.tsx';
import type { Change } from '../wizard/changes-of.ts';
import type { CartItem, LineState } from './cart-item.ts';
import css from './cart-line-card.module.css';

interface CartLineCardProps {
  item: CartItem;
  state: LineState;
  /** In what it is otherwise than it was put in. */
  changes: readonly Change[];
  /** Why it could not be bought just now. */
  failure: string | undefined;
  onAccept: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One line of the cart, as a strip of a boarding pass. */
export function CartLineCard(props: CartLineCardProps) {
  const { item, state, changes, failure, onAccept, onEdit, onRemove } = props;
  const t = useTranslate();
  const words = useOwnWords();
  const { quote, names, line } = item;
  const room = quote?.roomType ? words(quote.roomType.name) : t('wizard.cart.noRoom');
  const trip = quote?.sailing;
  const ways = useRef<HTMLButtonElement>(null);
  const accept = () => {
    onAccept();
    // The button that was pressed goes with its notice.
    ways.current?.focus();
  };
  const what = `${room}${trip ? `, ${sailingDay(trip.date)}` : ''}`;
  return (
    <li className={css.line} data-state={failure && state !== 'changed' ? 'gone' : state}>
      <div className={css.what}>
        {trip && (
          <p className={css.when}>
            {sailingDay(trip.date, true)} <SlotMark slot={trip.slot} /> <SailingTimes sailing={trip} />
          </p>
        )}
        <h2>{trip ? words(trip.destination) : room}</h2>
        <p>{[room, line.bed && t(`wizard.bed.${line.bed}`), trip?.shipName].filter(Boolean).join(' · ')}</p>
        <p className={css.names}>{names.join(', ')}</p>
        {state === 'changed' ? (
          <ChangedMark item={item} changes={changes} onAccept={accept} />
        ) : (
          <LineMark item={item} state={state} failure={failure} />
        )}
      </div>
      <div className={css.side}>
        <p className={css.price}>
          {state === 'changed' && changes.some(isOfPrice) && <s>{formatMoney(item.shownTotalSen)}</s>}
          <strong>{formatMoney(quote?.totalSen ?? item.shownTotalSen)}</strong>
        </p>
        <p className={css.ways}>
          <button ref={ways} type="button" onClick={onEdit} aria-label={t('wizard.cart.editOf', { what })}>
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

const isOfPrice = ({ name }: Change) => name === 'price';

/** Another price or worse terms, and the way to agree to them. */
function ChangedMark({
  item,
  changes,
  onAccept,
}: Pick<CartLineCardProps, 'item' | 'changes'> & { onAccept: () => void }) {
  const t = useTranslate();
  const { quote } = item;
  return (
    <>
      <div className={css.changed}>
        <Icon name="alert" size={18} />
        <div>
          {changes.map((change) =>
            change.name === 'terms' ? (
              <Fragment key={change.name}>
                <p>
                  <strong>{t('wizard.terms.changed')}</strong>
                </p>
                <p>{t('wizard.terms.text', { ...change.worse })}</p>
              </Fragment>
            ) : (
              <p key={change.name}>{t('wizard.cart.expired', { before: change.before, now: change.now })}</p>
            ),
          )}
        </div>
        <button type="button" onClick={onAccept}>
          {acceptWords(t, changes)}
        </button>
      </div>
      {quote?.sailing && !changes.every(isOfPrice) && (
        <ChosenTermsLater date={quote.sailing.date} terms={quote.terms} />
      )}
    </>
  );
}

/** Why it could not be bought just now, or cannot be any more. */
function LineMark({ item, state, failure }: Pick<CartLineCardProps, 'item' | 'state' | 'failure'>) {
  const t = useTranslate();
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
