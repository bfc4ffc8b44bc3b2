import path from 'node:path';

/** The two files that own the addresses of the faces. */
const owners = ['packages/web/src/lib/site-urls.ts', 'packages/web/src/lib/office-urls.ts'];
/** The one file of the office that asks the router for the address. */
const addressReader = 'packages/web/src/ui/office/use-address.ts';

/**
 * Where the web is written otherwise than everywhere else, one sentence each: an address typed by hand, a style read by
 * a key, a breakpoint in another way than `(width < 48rem)`, a file that works by being loaded and is not named as one;
 * what follows the browser's own language or time zone; in the office a query's key written by hand, or an address read
 * past `useAddress`.
 * @param {Map<string, string>} files source by path from the project's root
 * @param {readonly string[]} effects what `sideEffects` of the web's package.json names
 */
export function findOddWriting(files, effects) {
  const addresses = new Set(owners.flatMap((owner) => typedPaths(files.get(owner) ?? '')));
  return [...files].flatMap(([file, source]) => {
    const odd = file.endsWith('.css')
      ? oddQueries(source)
      : [...oddCode(file, source, addresses), ...unnamedEffects(file, source, effects)];
    return odd.map((why) => `${file}: ${why}`);
  });
}

function oddCode(file, source, addresses) {
  const typed = owners.includes(file) ? [] : typedPaths(source).filter((path) => addresses.has(path));
  return [
    ...typed.map(
      (path) => `the address ${path} is typed here; lib/site-urls.ts or lib/office-urls.ts has it`,
    ),
    ...oddModules(source),
    ...oddPlaces(withoutComments(source)),
    ...(/^packages\/web\/src\/(?:(?:ui|modules\/\w+)\/)?office\//.test(file) ? oddOffice(file, source) : []),
    ...textsIn(source).flatMap(oddQueries),
  ];
}

/** Every path that begins a text, without what follows in its address: `/pay?orders=1` is `/pay`. */
function typedPaths(source) {
  const texts = withoutComments(source).matchAll(/['"`](\/[\w/]+)(?=['"`?#$])/g);
  return [...texts].map(([, path]) => path);
}

/** News reach a query by the name of its call, and what an address says of a screen is changed in one way. */
function oddOffice(file, source) {
  return [
    ...(/\bqueryKey: \[\s*['"`]/.test(source)
      ? ['the key of a query is written by hand; callOptions or callKey of lib/call-key.ts has it']
      : []),
    ...(file !== addressReader && /\buseSearchParams\b/.test(source)
      ? ['the address is read with useAddress of ui/office, not with useSearchParams']
      : []),
  ];
}

/** The build leaves out a file nobody takes anything from, unless the package names it. */
function unnamedEffects(file, source, effects) {
  const loaded = source.matchAll(/^import '([#.][^']+\.tsx?)'|\bvoid import\('([#.][^']+)'\)/gm);
  return [...loaded]
    .map(([, statically, lazily]) => nameInPackage(file, statically ?? lazily))
    .filter((name) => !effects.includes(name))
    .map((name) => `${name} works by being loaded; sideEffects in the web's package.json must name it`);
}

function nameInPackage(file, text) {
  const target = text.startsWith('#')
    ? `packages/web/src/${text.slice(1)}`
    : path.posix.join(path.posix.dirname(file), text);
  return `./${path.posix.relative('packages/web', target)}`;
}

function textsIn(source) {
  return [...source.matchAll(/(['"`])(?:(?!\1).)*\1/g)].map(([text]) => text);
}

/** Styles are imported as `css`, those of another as `formCss`, and read as `css.x`. */
function oddModules(source) {
  const names = [...source.matchAll(/^import (\w+) from '[^']+\.module\.css';$/gm)].map(([, name]) => name);
  return names.flatMap((name) => [
    ...(/^(css|\w+Css)$/.test(name) ? [] : [`styles are imported as css, not as ${name}`]),
    ...(new RegExp(`\\b${name}\\[['"]`).test(source)
      ? [`a style is read as ${name}.x, not as ${name}['x']`]
      : []),
  ]);
}

/** Times are the port's and words the reader's, whatever zone and language the browser is set to. */
const browsersOwn = [
  [
    /\.localeCompare\(\s*[^(),]+\)/,
    'words are compared in a named language: compareWords of lib, or a second argument',
  ],
  [/\.toLocale\w*String\((?:\)|undefined)/, 'what is written for a reader names its language'],
  [/\bnew Intl\.\w+\((?:\)|undefined)/, 'what is written for a reader names its language'],
  [
    /\.get(?:Hours|Minutes|Date|Day|Month|FullYear|TimezoneOffset)\(/,
    'days and hours are the port’s: see core/dates.ts',
  ],
  [/\bnew Date\([^()]*,/, 'days and hours are the port’s: see core/dates.ts'],
];

function oddPlaces(source) {
  return browsersOwn.filter(([pattern]) => pattern.test(source)).map(([, why]) => why);
}

/** Breakpoints are ranges in rem: `(width < 48rem)` and `(width >= 48rem)`. They grow with the reader's letters. */
function oddQueries(source) {
  const queries = source.matchAll(/\((?:(?:min|max)-)?(?:width|height)\s*[:<>=][^)]*\)/g);
  return [...queries]
    .map(([query]) => query)
    .filter((query) => !/^\((width|height) (<|>=) [\d.]+rem\)$/.test(query))
    .map((query) => `${query} is written as a range in rem: (width < 48rem) or (width >= 48rem)`);
}

function withoutComments(source) {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
