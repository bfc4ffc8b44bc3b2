import { type DragEvent, useState } from 'react';

/** What an item of a list takes on to be dragged within it. */
export interface DragProps {
  draggable: boolean;
  'data-dragged': boolean | undefined;
  'data-over': boolean | undefined;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Lets the items of a list be put in order by dragging; the keyboard has `MoveButtons`. */
export function useDragOrder(onMove: (from: number, to: number) => void): (index: number) => DragProps {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (index) => ({
    draggable: true,
    'data-dragged': dragged === index || undefined,
    'data-over': (dragged !== null && dragged !== index && over === index) || undefined,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(index);
    },
    onDragOver: (event) => {
      // Files that are dragged in are no item of the list.
      if (dragged === null) return;
      event.preventDefault();
      setOver(index);
    },
    onDrop: (event) => {
      if (dragged === null) return;
      event.preventDefault();
      if (dragged !== index) onMove(dragged, index);
      end();
    },
    onDragEnd: end,
  });
}
