import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';

interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  /** Where the question goes. */
  output: NodeJS.WritableStream;
}

/** Asks a person for a password, without showing what is typed; or takes the first line of a pipe. */
export async function askPassword(
  question: string,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  const asksPerson = input.isTTY === true;
  // As a terminal, the reader switches the echo off and writes what is typed itself: to where nobody sees it.
  const reader = createInterface({ input, output: nowhere(), terminal: asksPerson });
  if (asksPerson) output.write(question);
  try {
    return await firstLine(reader);
  } finally {
    reader.close();
    if (asksPerson) output.write('\n');
  }
}

function firstLine(reader: Interface): Promise<string> {
  return new Promise((resolve) => {
    reader.once('line', resolve);
    reader.once('close', () => resolve(''));
    // In this mode Ctrl-C is a key like any other.
    reader.once('SIGINT', () => {
      reader.close();
      process.exit(130);
    });
  });
}

function nowhere(): Writable {
  return new Writable({ write: (_chunk, _encoding, done) => done() });
}
