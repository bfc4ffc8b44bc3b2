import css from './row-facts.module.css';
import type { TableColumn } from './table-column.ts';

/** As many as fit a card; the columns that matter most stand first, and the row itself tells the rest. */
const most = 6;

/** A row on a telephone, where its screen draws no card of its own: what names it, and its first columns below. */
export function RowFacts<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  const name = columns.find(({ fixed }) => fixed) ?? columns[0];
  return (
    <>
      <div className={css.name}>{name?.cell(row)}</div>
      <dl className={css.facts}>
        {columns
          .filter((column) => column !== name)
          .toSorted((one, other) => Number(other.vital ?? false) - Number(one.vital ?? false))
          .slice(0, most)
          .map(({ id, title, cell }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{cell(row)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
