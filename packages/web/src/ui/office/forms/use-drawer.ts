import { useCallback, useState } from 'react';

export interface DrawerState<Item> {
  opened: boolean;
  /** What the drawer is about; it stays while the drawer slides away. */
  item: Item | null;
  /** Differs each time the drawer opens, so that its form starts afresh. */
  turn: number;
  open: (item: Item) => void;
  close: () => void;
}

/** Whether a drawer is open, and about what. */
export function useDrawer<Item>(): DrawerState<Item> {
  const [state, setState] = useState<{ opened: boolean; item: Item | null; turn: number }>({
    opened: false,
    item: null,
    turn: 0,
  });
  const open = useCallback(
    (item: Item) => setState(({ turn }) => ({ opened: true, item, turn: turn + 1 })),
    [],
  );
  const close = useCallback(() => setState((before) => ({ ...before, opened: false })), []);
  return { ...state, open, close };
}
