import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Checkbox } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { canCancel } from './use-refund-form.ts';
import css from './refund.module.css';

interface RefundPeopleProps {
  tickets: readonly OfficeTicket[];
  chosen: readonly number[];
  lines: RefundQuote['lines'] | undefined;
  why: RefundQuote['why'] | undefined;
  /** The amounts are those of the choice before. */
  isStale: boolean;
  onChoose: (ids: number[]) => void;
}

/** Who is cancelled, and by person what was paid, what is kept and what comes back. */
export function RefundPeople({ tickets, isStale, onChoose, ...quote }: RefundPeopleProps) {
  const t = useTranslate();
  const open = tickets.filter(canCancel);
  const toggle = (id: number) =>
    onChoose(open.map((ticket) => ticket.id).filter((one) => (one === id) !== quote.chosen.includes(one)));
  return (
    <div data-stale={isStale || undefined} className={css.people}>
      <StackTable
        label={t('officeRefund.who')}
        columns={columnsOf(quote, toggle, t)}
        rows={open}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

type Line = RefundQuote['lines'][number];

function columnsOf(
  { chosen, lines, why }: Pick<RefundPeopleProps, 'chosen' | 'lines' | 'why'>,
  toggle: (id: number) => void,
  t: typeof translate,
): StackColumn<OfficeTicket>[] {
  const amount = ({ id }: OfficeTicket, senOf: (line: Line) => number) => {
    const line = chosen.includes(id) ? lines?.find(({ ticketId }) => ticketId === id) : undefined;
    return line ? formatMoney(senOf(line)) : null;
  };
  return [
    {
      title: t('officeRefund.who'),
      cell: ({ id, name }) => (
        <Checkbox label={name} checked={chosen.includes(id)} onChange={() => toggle(id)} />
      ),
    },
    {
      title: t('officeRefund.paid'),
      isNumber: true,
      cell: (ticket) => amount(ticket, ({ paidSen }) => paidSen),
    },
    {
      title: t(why === 'cabin' ? 'officeRefund.staysCabin' : 'officeRefund.kept'),
      isNumber: true,
      cell: (ticket) => amount(ticket, ({ paidSen, backSen }) => paidSen - backSen),
    },
    {
      title: t('officeChange.back'),
      isNumber: true,
      cell: (ticket) =>
        amount(ticket, ({ backSen }) => backSen) ??
        (chosen.includes(ticket.id) ? '…' : t('officeRefund.stays')),
    },
  ];
}
