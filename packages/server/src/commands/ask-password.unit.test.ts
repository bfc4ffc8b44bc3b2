import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { askPassword } from './ask-password.ts';

/** A terminal as far as a reader of it can tell: it echoes until it is told not to. */
function terminal() {
  let raw = false;
  let seen = '';
  const setRawMode = vi.fn<(mode: boolean) => void>((mode) => (raw = mode));
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
  const output = new PassThrough().setEncoding('utf8').on('data', (text: string) => (seen += text));
  return {
    input,
    output,
    setRawMode,
    seen: () => seen,
    type(text: string) {
      if (!raw) seen += text;
      input.write(text);
    },
  };
}

test('what is typed as a password is not shown', async () => {
  const screen = terminal();
  const asked = askPassword('Password: ', screen);
  screen.type('Harbour-');
  screen.type('2');
  screen.type('\u007F1');
  screen.type('\r');

  expect(await asked).toBe('Harbour-1');
  expect(screen.seen()).toBe('Password: \n');
});

test('afterwards the terminal shows again what is typed', async () => {
  const screen = terminal();
  const asked = askPassword('Password: ', screen);
  screen.type('Harbour-1\r');
  await asked;

  expect(screen.setRawMode.mock.calls).toEqual([[true], [false]]);
});

test('a pipe is read without a question, its first line alone', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const asked = askPassword('Password: ', { input, output });
  input.end('Harbour-1\nand more\n');

  expect(await asked).toBe('Harbour-1');
  expect(output.read()).toBeNull();
});

test('an empty pipe is an empty password', async () => {
  const input = new PassThrough();
  const asked = askPassword('Password: ', { input, output: new PassThrough() });
  input.end();
  expect(await asked).toBe('');
});
