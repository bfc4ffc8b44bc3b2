import { useLocalStorage } from '@mantine/hooks';
import type { TableColumn } from './table-column.ts';

export interface ColumnChoice {
  isShown: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Those that are not as the table itself has them. */
  turned: readonly string[];
  turn: (ids: readonly string[]) => void;
}

/** Which columns of a table this reader wants to see, kept in this browser. */
export function useColumnChoice<Row>(tableId: string, columns: readonly TableColumn<Row>[]): ColumnChoice {
  // Kept as what differs from the table's own choice, so that a new column appears as its table wants it.
  const [turned, setTurned] = useLocalStorage<string[]>({
    key: `gangway.columns.${tableId}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const changed = Array.isArray(turned) ? turned : [];
  return {
    isShown: (id) => {
      const column = columns.find((candidate) => candidate.id === id);
      if (!column || column.fixed) return true;
      return changed.includes(id) ? Boolean(column.extra) : !column.extra;
    },
    turned: changed,
    turn: (ids) => setTurned([...ids]),
    toggle: (id) => setTurned(changed.includes(id) ? changed.filter((one) => one !== id) : [...changed, id]),
  };
}
