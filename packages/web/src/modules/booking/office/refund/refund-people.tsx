import type { RefundQuote } from '@gangway/contract/booking/money-calls.ts';
import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Checkbox, Table } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
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
export function RefundPeople({ tickets, chosen, lines, why, isStale, onChoose }: RefundPeopleProps) {
  const t = useTranslate();
  const open = tickets.filter(canCancel);
  const toggle = (id: number) =>
    onChoose(open.map((ticket) => ticket.id).filter((one) => (one === id) !== chosen.includes(one)));
  return (
    <Table.ScrollContainer minWidth={440} type="native">
      <Table verticalSpacing={6} fz="sm" data-stale={isStale || undefined} className={css.people ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('officeRefund.who')}</Table.Th>
            <Table.Th ta="right">{t('officeRefund.paid')}</Table.Th>
            <Table.Th ta="right">
              {t(why === 'cabin' ? 'officeRefund.staysCabin' : 'officeRefund.kept')}
            </Table.Th>
            <Table.Th ta="right">{t('officeChange.back')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {open.map((ticket) => {
            const line = lines?.find(({ ticketId }) => ticketId === ticket.id);
            const isChosen = chosen.includes(ticket.id);
            return (
              <Table.Tr key={ticket.id}>
                <Table.Td>
                  <Checkbox label={ticket.name} checked={isChosen} onChange={() => toggle(ticket.id)} />
                </Table.Td>
                {isChosen && line ? (
                  [line.paidSen, line.paidSen - line.backSen, line.backSen].map((sen, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- three columns that never move
                    <Table.Td key={index} ta="right">
                      {formatMoney(sen)}
                    </Table.Td>
                  ))
                ) : (
                  <Table.Td colSpan={3} ta="right" c="dimmed">
                    {isChosen ? '…' : t('officeRefund.stays')}
                  </Table.Td>
                )}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
