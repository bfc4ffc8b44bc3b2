import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Line } from './draw-columns.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import css from './table-cards.module.css';

interface TableCardsProps<Row> {
  label: string;
  lines: readonly Line<Row>[];
  isBusy: boolean;
  card: (row: Row) => ReactNode;
  rowName: (row: Row) => string;
  rowActions: ((row: Row) => readonly RowAction[]) | undefined;
  onOpen: ((row: Row) => void) | undefined;
}

/** The rows of a table on a telephone: one below the other, each with all that matters of it. */
export function TableCards<Row>({ label, lines, isBusy, ...props }: TableCardsProps<Row>) {
  return (
    <ul aria-label={label} aria-busy={isBusy} className={css.cards}>
      {lines.map(({ key, row }) => (
        <li key={key}>{row ? <Card row={row} {...props} /> : <Skeleton height={72} />}</li>
      ))}
    </ul>
  );
}

function Card<Row>({
  row,
  card,
  rowName,
  rowActions,
  onOpen,
}: Omit<TableCardsProps<Row>, 'label' | 'lines' | 'isBusy'> & { row: Row }) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a tap anywhere opens it; the keyboard has the actions */}
      <div className={css.body} onClick={() => onOpen?.(row)}>
        {card(row)}
      </div>
      {rowActions ? <RowActions rowName={rowName(row)} actions={rowActions(row)} /> : null}
    </>
  );
}
