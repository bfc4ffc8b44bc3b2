import { isUncounted, mostCounted } from '@gangway/contract/core/counted.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Button } from '#ui/site/button.tsx';
import type { OrderChoice } from './order-choice.ts';
import { OrderGroupCard, type OrderRemark } from './order-group-card.tsx';
import type { OrderListPart } from './use-order-list.ts';
import css from './order-list.module.css';

interface OrderGroupsProps extends OrderChoice {
  list: Pick<OrderListPart, 'groups' | 'shown' | 'clock' | 'total' | 'more'>;
  /** How deep the headings of its cards stand. */
  level: 2 | 3;
  note?: OrderRemark;
}

/** Groups of orders, and the way to more of them. */
export function OrderGroups({ list, ...shared }: OrderGroupsProps) {
  const t = useTranslate();
  const { groups, shown, clock, total, more } = list;
  return (
    <>
      <ul className={css.groups}>
        {groups.map((group) => (
          <li key={group.groupNo}>
            <OrderGroupCard group={group} clock={clock} {...shared} />
          </li>
        ))}
      </ul>
      {more && (
        <div className={css.more}>
          <Button look="quiet" disabled={more.isLoading} onClick={more.load}>
            {t(more.isLoading ? 'site.loading' : 'orders.more')}
          </Button>
          <p>
            {isUncounted(total)
              ? t('orders.shownOfMany', { shown, total: mostCounted })
              : t('orders.shown', { shown, total })}
          </p>
        </div>
      )}
    </>
  );
}
