import type { Key, ReactNode } from 'react';
import css from './stack-table.module.css';

export interface StackColumn<Row> {
  title: string;
  cell: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Stays on one line, as a date does: broken at its dashes nobody reads it. */
  isDate?: boolean;
}

interface StackTableProps<Row> {
  label: string;
  columns: readonly StackColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Rows that add up the others. */
  isTotal?: (row: Row) => boolean;
}

/** A plain table that shows everything it has; on a telephone each row is a card that names its values. */
export function StackTable<Row>({ label, columns, rows, rowKey, isTotal }: StackTableProps<Row>) {
  return (
    // oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- drawn as cards it is no table to a screen reader, so the roles are said
    <table aria-label={label} className={css.table} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ title, isNumber }) => (
            <th key={title} role="columnheader" scope="col" data-number={isNumber}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" data-total={isTotal?.(row)}>
            {columns.map(({ title, cell, isNumber, isDate }) => (
              <td key={title} role="cell" data-label={title} data-number={isNumber} data-date={isDate}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
  );
}
