import type { ReactNode } from 'react';
import css from './tick-box.module.css';

interface Props {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A box to tick with its words, large enough for a thumb. */
export function TickBox({ isTicked, onTick, children }: Props) {
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onTick(target.checked)} />
      {children}
    </label>
  );
}
