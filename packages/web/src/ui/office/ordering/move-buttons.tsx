import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';

interface MoveButtonsProps {
  /** What is moved, for those who cannot see where a button stands. */
  name: string;
  index: number;
  count: number;
  direction: 'horizontal' | 'vertical';
  onMove: (from: number, to: number) => void;
}

const ways = {
  horizontal: { back: IconArrowLeft, on: IconArrowRight },
  vertical: { back: IconArrowUp, on: IconArrowDown },
};

/** Moves an item of a list one place back or on. */
export function MoveButtons({ name, index, count, direction, onMove }: MoveButtonsProps) {
  const t = useTranslate();
  const pressed = useRef<{ button: HTMLButtonElement; from: number }>(null);
  // An item that is moved within the page loses the focus; whoever moved it wants to go on moving it.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.from === index) return;
    pressed.current.button.focus();
    pressed.current = null;
  });
  const Back = ways[direction].back;
  const On = ways[direction].on;
  const buttons = [
    { way: 'back', label: t('order.back', { name }), Icon: Back, to: index - 1 },
    { way: 'on', label: t('order.on', { name }), Icon: On, to: index + 1 },
  ];
  return buttons.map(({ way, label, Icon, to }) => {
    const atEnd = to < 0 || to >= count;
    return (
      <ActionIcon
        key={way}
        variant="subtle"
        color="navy"
        size="sm"
        aria-label={label}
        // Not `disabled`: a button that disables itself drops the focus.
        aria-disabled={atEnd}
        opacity={atEnd ? 0.35 : 1}
        onClick={(event) => {
          if (atEnd) return;
          pressed.current = { button: event.currentTarget, from: index };
          onMove(index, to);
        }}
      >
        <Icon size={15} stroke={1.8} />
      </ActionIcon>
    );
  });
}
