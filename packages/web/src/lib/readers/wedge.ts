import { createWedgeBuffer, type IsCode } from './wedge-buffer.ts';

/** What was in a field before the scanner typed into it. */
interface Before {
  field: TextField;
  value: string;
}

interface TextField {
  value: string;
  dispatchEvent(event: Event): boolean;
}

/**
 * Hears scanners that type like a keyboard, wherever the focus is, before the page does. A code is taken out again of the
 * field it was typed into, and its Enter or Tab does nothing else. Gives what ends it.
 */
export function readWedge(
  isCode: IsCode,
  onCode: (text: string) => void,
  target: EventTarget = window,
): () => void {
  const buffer = createWedgeBuffer(isCode);
  let before: Before | null = null;

  const hear = (event: Event) => {
    if (!isKey(event)) return;
    const isEnd = event.key === 'Enter' || event.key === 'Tab';
    const character = isEnd ? '' : characterOf(event);
    if (isModifier(event.key)) return;
    if (event.ctrlKey || event.altKey || event.metaKey || (!isEnd && character === ''))
      return buffer.forget();
    const step = buffer.key({ character, isEnd, at: event.timeStamp });
    if (step.kind === 'first') before = fieldOf(event.target);
    if (step.kind !== 'code') return;
    event.preventDefault();
    event.stopPropagation();
    if (before) restore(before);
    before = null;
    onCode(step.text);
  };

  target.addEventListener('keydown', hear, { capture: true });
  return () => target.removeEventListener('keydown', hear, { capture: true });
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

function isKey(event: Event): event is Event & Key {
  return 'key' in event && typeof event.key === 'string';
}

const isModifier = (key: string) => ['Shift', 'CapsLock', 'Control', 'Alt', 'Meta', 'NumLock'].includes(key);

const signs: Record<string, string> = { Period: '.', Minus: '-' };

/** What a key writes. With a Chinese or Korean keyboard switched on only the place of the key is told. */
function characterOf({ key, code, shiftKey }: Key): string {
  if (Array.from(key).length === 1) return key;
  if (key !== 'Process') return '';
  if (code === 'Minus' && shiftKey) return '_';
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? signs[code] ?? '';
}

function fieldOf(target: EventTarget | null): Before | null {
  if (!isTextField(target)) return null;
  return { field: target, value: target.value };
}

function isTextField(target: EventTarget | null): target is EventTarget & TextField {
  return target !== null && 'value' in target && typeof target.value === 'string';
}

/** By the field's own setter: React has put one of its own over it, and would not notice. */
function restore({ field, value }: Before): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (setter) setter.call(field, value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
