/**
 * One line of the specification as docs/spec-coverage.md has it.
 * @typedef {{ quote: string, files: string[], tests: { file: string, name: string }[], isOpen: boolean }} Line
 */

/**
 * Reads the lines of the specification out of the document.
 * @param {string} markdown
 * @returns {Line[]}
 */
export function readLines(markdown) {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| specification |'))
    .map((line) => {
      const [, quote = '', lives = '', shown = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return {
        quote,
        files: pathsIn(lives),
        tests: shown.split('<br>').flatMap(testIn),
        isOpen: lives.startsWith('Open') && shown === 'Open',
      };
    });
}

/**
 * What does not hold of a line, one sentence each.
 * @param {Line} line
 * @param {(file: string) => string | null} read the content of a file, empty for a folder, null where there is nothing
 */
export function problemsOf({ quote, files, tests, isOpen }, read) {
  if (isOpen) return [];
  return [
    ...(files.length === 0 ? ['it is not said where it lives'] : []),
    ...(tests.length === 0 ? ['no test shows it'] : []),
    ...files.filter((file) => read(file) === null).map((file) => `${file} is not there`),
    ...tests.flatMap(({ file, name }) => {
      const source = read(file);
      if (source === null) return [`${file} is not there`];
      return source.replaceAll(String.raw`\'`, "'").includes(name) ? [] : [`${file} has no test “${name}”`];
    }),
  ].map((problem) => `${quote}: ${problem}`);
}

function pathsIn(cell) {
  return [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, file]) => file);
}

function testIn(cell) {
  const [file] = pathsIn(cell);
  const name = /“(.+)”$/.exec(cell)?.[1];
  return file && name ? [{ file, name }] : [];
}
