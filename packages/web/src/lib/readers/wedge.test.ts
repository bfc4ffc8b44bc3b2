import { beforeEach, expect, test } from 'vitest';
import { readWedge } from './wedge.ts';

/** A field as a browser has it: the value is a property of its class, which a library may have put another over. */
class Field extends EventTarget {
  #value = '';
  inputs = 0;
  get value(): string {
    return this.#value;
  }
  set value(next: string) {
    this.#value = next;
  }
  override dispatchEvent(event: Event): boolean {
    if (event.type === 'input') this.inputs += 1;
    return super.dispatchEvent(event);
  }
}

let page: EventTarget;
let codes: string[];
let stop: () => void;
beforeEach(() => {
  page = new EventTarget();
  codes = [];
  stop = readWedge(
    (text) => /^\w{5}-?\w{5}$/.test(text),
    (text) => codes.push(text),
    page,
  );
});

/** Presses keys ten milliseconds apart; each that is not prevented is written into the field. */
function press(keys: readonly (string | Partial<KeyboardEvent>)[], field: Field | null = null): Event[] {
  return keys.map((given, index) => {
    const key = typeof given === 'string' ? { key: given } : given;
    const event = new Event('keydown', { cancelable: true });
    const told = { code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...key };
    for (const [name, value] of Object.entries({ ...told, timeStamp: index * 10, target: field }))
      Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    if (field && !event.defaultPrevented && Array.from(key.key ?? '').length === 1) field.value += key.key;
    return event;
  });
}

const serial = Array.from('34679ACDEF');

test.each(['Enter', 'Tab'])('a code ended by %s is given, and its end does nothing else', (end) => {
  const events = press([...serial, end]);
  expect(codes).toEqual(['34679ACDEF']);
  expect(events.map((event) => event.defaultPrevented)).toEqual([...serial.map(() => false), true]);
});

test('the field it was typed into is as it was before', () => {
  const field = new Field();
  field.value = 'Lim';
  press([...serial, 'Enter'], field);
  expect(codes).toEqual(['34679ACDEF']);
  expect([field.value, field.inputs]).toEqual(['Lim', 1]);
});

test('what a person types stays, and Enter is theirs', () => {
  const field = new Field();
  const events = press([...Array.from('Lim'), 'Enter'], field);
  expect([codes, field.value, events.at(-1)?.defaultPrevented]).toEqual([[], 'Lim', false]);
});

test('shift does not come between the letters, a shortcut does', () => {
  press([...serial.slice(0, 5), 'Shift', ...serial.slice(5), 'Enter']);
  expect(codes).toEqual(['34679ACDEF']);
  press([...serial.slice(0, 5), { key: 'c', ctrlKey: true }, ...serial.slice(5), 'Enter']);
  expect(codes).toHaveLength(1);
});

test('with a Chinese keyboard switched on the places of the keys are read', () => {
  const keys = [
    ...Array.from('34679').map((digit) => ({ key: 'Process', code: `Digit${digit}` })),
    { key: 'Process', code: 'Minus' },
    ...Array.from('ACDEF').map((letter) => ({ key: 'Process', code: `Key${letter}`, shiftKey: true })),
  ];
  press([...keys, 'Enter']);
  expect(codes).toEqual(['34679-ACDEF']);
});

test('once ended it hears nothing', () => {
  stop();
  press([...serial, 'Enter']);
  expect(codes).toEqual([]);
});
