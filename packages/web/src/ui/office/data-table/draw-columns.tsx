import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Key, ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableSort } from './use-table-address.ts';

/** A line of the table; one without a row stands for a row that is on its way. */
export interface Line<Row> {
  key: Key;
  row: Row | null;
}

const waiting = Array.from({ length: 8 }, (_, index) => ({ key: `waiting-${index}`, row: null }));

export function linesOf<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => Key): Line<Row>[] {
  return rows?.map((row) => ({ key: rowKey(row), row })) ?? waiting;
}

export function drawColumn<Row>(
  column: TableColumn<Row>,
  sorted: TableSort['order'] | null,
): DataTableColumn<Line<Row>> {
  return {
    accessor: column.id,
    title: sorted ? <SortedTitle title={column.title} order={sorted} /> : column.title,
    noWrap: !column.wrap,
    ...(column.wrap ? { cellsStyle: () => ({ minWidth: 220 }) } : {}),
    sortable: column.sort !== undefined,
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.align === undefined ? {} : { textAlign: column.align }),
    render: ({ row }) => (row ? column.cell(row) : <Skeleton height={14} width="70%" my={3} />),
  };
}

/** The arrow in the header says nothing to a screen reader. */
function SortedTitle({ title, order }: { title: string; order: TableSort['order'] }) {
  const t = useTranslate();
  return (
    <>
      {title} <VisuallyHidden>{t(`table.sorted.${order}`)}</VisuallyHidden>
    </>
  );
}

interface ActionsColumn<Row> {
  /** Stands in the header, above the actions. */
  title: ReactNode;
  rowName: (row: Row) => string;
  actionsOf?: (row: Row) => readonly RowAction[];
  width: number;
}

export function drawActions<Row>({
  title,
  rowName,
  actionsOf,
  width,
}: ActionsColumn<Row>): DataTableColumn<Line<Row>> {
  return {
    // The table remembers a column's first width by its accessor.
    accessor: `actions-${width}`,
    title,
    textAlign: 'right',
    width,
    render: ({ row }) => (
      // The row may open on a click; its buttons do their own thing.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div onClick={(event) => event.stopPropagation()}>
        {row && actionsOf ? <RowActions rowName={rowName(row)} actions={actionsOf(row)} /> : null}
      </div>
    ),
  };
}
