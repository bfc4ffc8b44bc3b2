import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row, Sort extends string = string> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** The name the server sorts by; a column without one cannot be sorted. */
  sort?: Sort;
  width?: number;
  /** Long texts may take several lines. */
  wrap?: boolean;
  align?: 'right' | 'center';
  /** Never hidden: the column that names the row. */
  fixed?: boolean;
  /** Stands first on a card: how it is with the row. */
  vital?: boolean;
  /** Hidden until it is chosen. */
  extra?: boolean;
}
