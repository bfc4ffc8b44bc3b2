import { useTranslate } from '#lib/use-translate.ts';
import { connection } from '#ui/scanner/connection.ts';
import { useStore } from '#ui/scanner/create-store.ts';
import css from './connection-mark.module.css';

const shapes = { connected: '●', slow: '◐', offline: '○' };

/** Connected, slow or offline: in a word, a shape and a colour. */
export function ConnectionMark() {
  const t = useTranslate();
  const state = useStore(connection);
  return (
    <p className={css.mark} data-state={state} role="status">
      <span aria-hidden>{shapes[state]}</span> {t(`scanner.connection.${state}`)}
    </p>
  );
}
