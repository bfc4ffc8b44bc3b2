import { useMediaQuery } from '@mantine/hooks';
import { DataTable as MantineDataTable, type DataTableSortStatus } from 'mantine-datatable';
import { type Key, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ColumnMenu } from './column-menu.tsx';
import css from './data-table.module.css';
import { type Line, drawActions, drawColumn, linesOf } from './draw-columns.tsx';
import type { RowAction } from './row-actions.tsx';
import { RowFacts } from './row-facts.tsx';
import { TableCards } from './table-cards.tsx';
import type { TableColumn } from './table-column.ts';
import { type Empty, TableEmpty } from './table-empty.tsx';
import { TableFailure } from './table-failure.tsx';
import { TableOffline } from './table-offline.tsx';
import { TablePages } from './table-pages.tsx';
import { TableTotals } from './table-totals.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { TableViews } from './table-views.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import type { TableAddress } from './use-table-address.ts';

interface DataTableProps<Row, Filter extends string, Sort extends string> {
  /** Names the table among those whose columns were chosen. */
  id: string;
  label: string;
  columns: readonly TableColumn<Row, Sort>[];
  /** What a query answered; pass the query itself. */
  query: {
    data: { records: readonly Row[]; total: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
    isPlaceholderData?: boolean;
    dataUpdatedAt?: number;
  };
  /** Filters, sort and page in the address; a table that shows everything at once has none. */
  address?: TableAddress<Filter, Sort>;
  rowKey: (row: Row) => Key;
  /** What a row is called, for its actions. */
  rowName: (row: Row) => string;
  rowActions?: (row: Row) => readonly RowAction[];
  /** What a click anywhere on a row does; the keyboard has the row's actions. */
  onOpen?: (row: Row) => void;
  /** Rows that matter less are drawn paler. */
  isMuted?: (row: Row) => boolean;
  /** A row as a card, instead of columns, where the screen is too narrow for them; left out, its first columns make one. */
  card?: (row: Row) => ReactNode;
  filters?: ReactNode;
  /** Stands above the filters and takes its height from the rows. */
  summary?: ReactNode;
  /** What all rows that match add up to, whatever page is shown. */
  totals?: readonly { label: string; value: string }[];
  empty: Empty;
}

/** A table with its filters, column choice, pages, and its empty, waiting and failed states. */
export function DataTable<Row, Filter extends string = never, Sort extends string = never>(
  props: DataTableProps<Row, Filter, Sort>,
) {
  const { columns, query, address, rowActions, onOpen, isMuted } = props;
  const choice = useColumnChoice(props.id, columns);
  const total = query.data?.total;
  const sorted = columns.find(({ sort }) => sort !== undefined && sort === address?.sort.by);
  const mostActions = Math.max(0, ...(query.data?.records ?? []).map((row) => rowActions?.(row).length ?? 0));
  const actionsWidth = mostActions > 1 ? 84 : 54;
  const failed = query.error !== null && query.data === undefined;
  const isNarrow = useMediaQuery('(width < 48rem)', false, { getInitialValueInEffect: false });
  const shown = columns.filter(({ id }) => choice.isShown(id));
  const facts = (row: Row) => <RowFacts row={row} columns={shown} />;
  const card = isNarrow ? (props.card ?? facts) : undefined;
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => hideArrows(body.current));

  return (
    <div className={css.frame}>
      {props.summary}
      {props.filters ? (
        <TableToolbar
          filters={props.filters}
          address={address}
          views={address ? <TableViews list={props.id} address={address} choice={choice} /> : null}
        />
      ) : null}
      <TableOffline query={query} />
      {failed ? <TableFailure message={query.error?.message ?? ''} onRetry={query.refetch} /> : null}
      {total === 0 ? <TableEmpty {...props.empty} address={address} /> : null}
      {card && !failed && total !== 0 ? (
        <TableCards
          label={props.label}
          lines={linesOf(query.data?.records, props.rowKey)}
          isBusy={query.isFetching}
          card={card}
          rowName={props.rowName}
          rowActions={rowActions}
          onOpen={onOpen}
        />
      ) : null}
      {card || failed || total === 0 ? null : (
        <div ref={body} className={css.body} aria-busy={query.isFetching}>
          <MantineDataTable<Line<Row>>
            aria-label={props.label}
            // The library's own word about no rows stands in the page behind the rows, and is read aloud; ours comes instead.
            emptyState={<></>}
            idAccessor="key"
            records={linesOf(query.data?.records, props.rowKey)}
            columns={[
              ...shown.map((column) =>
                drawColumn(column, column === sorted && address ? address.sort.order : null),
              ),
              drawActions({
                title: <ColumnMenu columns={columns} choice={choice} />,
                rowName: props.rowName,
                width: actionsWidth,
                ...(rowActions ? { actionsOf: rowActions } : {}),
              }),
            ]}
            height="100%"
            withTableBorder
            highlightOnHover
            pinLastColumn
            verticalSpacing={7}
            horizontalSpacing="sm"
            fz="sm"
            scrollAreaProps={{ viewportProps: { tabIndex: 0, role: 'region', 'aria-label': props.label } }}
            rowClassName={({ row }) => (row && isMuted?.(row) ? css.muted : undefined)}
            {...(onOpen ? { onRowClick: ({ record }) => record.row && onOpen(record.row) } : {})}
            sortStatus={{ columnAccessor: sorted?.id ?? '', direction: address?.sort.order ?? 'asc' }}
            onSortStatusChange={sortBy}
          />
        </div>
      )}
      {props.totals && total ? <TableTotals totals={props.totals} /> : null}
      {address && total ? <TablePages address={address} total={total} /> : null}
    </div>
  );

  function sortBy({ columnAccessor, direction }: DataTableSortStatus<Line<Row>>) {
    const by = columns.find(({ id }) => id === columnAccessor)?.sort;
    if (by !== undefined) address?.setSort({ by, order: direction });
  }
}

/** The library names the arrows of its headers, in English; which way a column is sorted stands in its title. */
function hideArrows(body: HTMLElement | null): void {
  for (const arrow of body?.querySelectorAll('th [role=img]') ?? [])
    arrow.setAttribute('aria-hidden', 'true');
}
