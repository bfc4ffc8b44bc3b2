import { formatTime } from './format-time.ts';
import css from './line-list.module.css';

interface Line {
  id: number;
  at: number;
  text: string;
  note: string;
  good?: boolean;
}

/** What came in, the latest on top. */
export function LineList({ lines, empty }: { lines: readonly Line[]; empty: string }) {
  if (lines.length === 0) return <p className={css.empty}>{empty}</p>;
  return (
    <ol className={css.lines}>
      {lines.map(({ id, at, text, note, good }) => (
        <li key={id}>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          <code>{text}</code>
          <span className={css.note} data-good={good || undefined}>
            {note}
          </span>
        </li>
      ))}
    </ol>
  );
}
