import { Skeleton, VisuallyHidden } from '@mantine/core';
import type { DataTableColumn } from 'mantine-datatable';
import type { Key } from 'react';
import { translate } from '../../lib/i18n.ts';
import { type RowAction, RowActions } from './row-actions.tsx';
import type { TableColumn } from './table-column.ts';

/** A line of the table; one without a row stands for a row that is on its way. */
export interface Line<Row> {
  key: Key;
  row: Row | null;
}

const waiting = Array.from({ length: 8 }, (_, index) => ({ key: `waiting-${index}`, row: null }));

export function linesOf<Row>(rows: readonly Row[] | undefined, rowKey: (row: Row) => Key): Line<Row>[] {
  return rows?.map((row) => ({ key: rowKey(row), row })) ?? waiting;
}

export function drawColumn<Row>(column: TableColumn<Row>): DataTableColumn<Line<Row>> {
  return {
    accessor: column.id,
    title: column.title,
    sortable: column.sort !== undefined,
    ...(column.width === undefined ? {} : { width: column.width }),
    ...(column.align === undefined ? {} : { textAlign: column.align }),
    render: ({ row }) => (row ? column.cell(row) : <Skeleton height={14} width="70%" my={3} />),
  };
}

export function drawActions<Row>(
  actionsOf: (row: Row) => readonly RowAction[],
  rowName: (row: Row) => string,
): DataTableColumn<Line<Row>> {
  return {
    accessor: 'actions',
    title: <VisuallyHidden>{translate('table.actions')}</VisuallyHidden>,
    textAlign: 'right',
    width: 84,
    render: ({ row }) => (
      // The row may open on a click; its buttons do their own thing.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div onClick={(event) => event.stopPropagation()}>
        {row ? <RowActions rowName={rowName(row)} actions={actionsOf(row)} /> : null}
      </div>
    ),
  };
}
