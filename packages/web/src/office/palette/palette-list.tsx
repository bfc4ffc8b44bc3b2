import { useTranslate } from '#lib/use-translate.ts';
import type { PaletteEntry, PaletteGroup } from './palette-groups.ts';
import css from './palette.module.css';

interface PaletteListProps {
  groups: readonly PaletteGroup[];
  /** The entry Enter would open, counted over all groups. */
  active: number;
  /** How the search stands, for those who do not see the list too. */
  note: string;
  onOpen: (entry: PaletteEntry) => void;
}

/** What was found, in groups; the keyboard stays in the field above. */
export function PaletteList({ groups, active, note, onOpen }: PaletteListProps) {
  const t = useTranslate();
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <>
      <p className={css.note} role="status">
        {note}
      </p>
      <div id="palette-list" role="listbox" aria-label={t('palette.results')} className={css.list}>
        {groups.map(({ kind, entries }, index) => (
          <div key={kind} role="group" aria-label={t(`palette.kind.${kind}`)}>
            <div className={css.kind} aria-hidden="true">
              {t(`palette.kind.${kind}`)}
            </div>
            {entries.map((entry, offset) => {
              const at = (starts[index] ?? 0) + offset;
              return (
                // The field above has the focus and the keys; a click does the same.
                // oxlint-disable-next-line click-events-have-key-events
                <div
                  key={entry.path}
                  id={`palette-${at}`}
                  ref={at === active ? keepInSight : null}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  className={css.entry}
                  onClick={() => onOpen(entry)}
                >
                  <span>{entry.title}</span>
                  {entry.more ? <span className={css.more}>{entry.more}</span> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
}

/** The chosen one stays in sight however long the list is. */
function keepInSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}
