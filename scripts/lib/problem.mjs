/** Something the reader can do something about: told in one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a script and ends the process with its code; a Problem is told in its own words. */
export async function main(script) {
  try {
    process.exitCode = (await script()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
