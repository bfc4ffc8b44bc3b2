import path from 'node:path';

/** Modules from the ground up: each imports only from ranks before its own. `legacy` stands by itself. */
const ranks = [
  ['identity', 'settings', 'media'],
  ['customers'],
  ['fleet'],
  ['sailings'],
  ['wallet', 'payments'],
  ['booking'],
  ['boarding', 'housekeeping'],
  ['reports'],
];

/** The three programs of the web; none knows another. */
const faces = ['site', 'office', 'scanner'];

const officeOnly = /^(@mantine\/|mantine-datatable|@tabler\/)/;

/**
 * What breaks the order of the modules, one sentence each.
 * @param {Map<string, string>} files source by path from the project's root
 */
export function findViolations(files) {
  const imports = [...files].map(([file, source]) => ({
    file,
    found: importsOf(source).map(({ text, isLazy }) => ({ text, isLazy, target: resolve(file, text) })),
  }));
  const graph = new Map(
    imports.map(({ file, found }) => [
      file,
      found.map(({ target }) => target).filter((target) => files.has(target)),
    ]),
  );
  const problems = imports.flatMap(({ file, found }) =>
    found.flatMap(({ text, isLazy, target }) => {
      const [from, to] = [describe(file), describe(target ?? '')];
      const why =
        reasonAgainst(from, to, text) ??
        reasonAgainstDemo(from, to, isLazy) ??
        reasonAgainstWeb(from, to, isLazy) ??
        reasonAgainstSpelling(from, to, text);
      return why ? [`${file} imports ${target ?? text}: ${why}`] : [];
    }),
  );
  return [...problems, ...findCycles(graph)];
}

/** The sandbox gateway is another company: it knows nothing of ours, and is asked over HTTP. Somebody starts it, though. */
function reasonAgainstGateway(from, to) {
  if (from.part === to.part) return null;
  if (from.part === 'sandbox-gateway') return 'the sandbox gateway knows nothing of the product';
  return from.layer === 'the application' ? null : 'only what starts the sandbox gateway knows it';
}

/** The demo is off everybody's way: one file is its door, and whoever goes through it loads it only then. */
function reasonAgainstDemo(from, to, isLazy) {
  if (!to.isDemo || from.isDemo) return null;
  if (to.module || to.file !== 'fill-demo.ts') return 'the demo is entered by its fill-demo.ts only';
  return isLazy ? null : 'the demo is loaded only where it is wanted, by import()';
}

/** In the web what stands below the modules knows none, and a module is entered by its doors; a face loads screens when they are opened. */
function reasonAgainstWeb(from, to, isLazy) {
  if (from.part !== 'web') return null;
  if (to.part === 'contract') return knowsDomain(from, to) ? `${from.layer} is without a domain` : null;
  if (to.part !== 'web' || !to.module || from.module === to.module || to.isDoor) return null;
  if (!from.module && isLazy) return null;
  return 'a module is entered by its queries.ts or by the index.ts of a face';
}

/** Who is signed in, pictures and the site's settings are everybody's: the first rank. */
function knowsDomain(from, to) {
  return !from.module && !from.isEntry && to.module && rankOf(to.module) !== 0;
}

/** A path that leaves its part of the web, or climbs further than one folder, is written from the top. */
function reasonAgainstSpelling(from, to, text) {
  if (from.part !== 'web' || to.part !== 'web' || !text.startsWith('.')) return null;
  if (from.area === to.area && !text.startsWith('../../')) return null;
  return 'what is not near is named from the top, by #lib, #ui or #modules';
}

function reasonAgainst(from, to, text) {
  if (from.face !== 'office' && officeOnly.test(text) && from.part === 'web')
    return 'only the office uses Mantine';
  if (!to.part) return null;
  if (from.part === 'sandbox-gateway' || to.part === 'sandbox-gateway') return reasonAgainstGateway(from, to);
  if (from.part === 'contract' && to.part !== 'contract') return 'the contract knows neither server nor web';
  if (from.part !== to.part && to.part !== 'contract') return 'server and web meet only in the contract';
  if (from.face && to.face && from.face !== to.face) return 'site, office and scanner are three programs';
  if (from.part === 'web' && !from.face && to.face) return 'what the faces share knows none of them';
  if (from.level < to.level) return `${from.layer} stands below ${to.layer}`;
  if (!from.module || !to.module || from.module === to.module) return null;
  if (!standsBefore(to.module, from.module)) return `${from.module} may not know ${to.module}`;
  if (to.part === 'server' && !to.isDemo && to.file !== 'index.ts')
    return 'another module is entered by its index.ts only';
  return null;
}

function rankOf(module) {
  return ranks.findIndex((rank) => rank.includes(module));
}

function standsBefore(one, other) {
  return rankOf(one) >= 0 && rankOf(other) >= 0 && rankOf(one) < rankOf(other);
}

/** Which part, layer, module and face a file belongs to. A layer imports only from its own level and those below. */
function describe(file) {
  const [, part, inside] = file.match(/^packages\/(contract|sandbox-gateway|server|web)\/src\/(.+)$/) ?? [];
  if (!part) return { part: null };
  if (part === 'sandbox-gateway') return { part };
  const place = { contract: describeContract, server: describeServer, web: describeWeb }[part](inside);
  return {
    part,
    file: path.posix.basename(file),
    ...(part === 'contract' ? { ...place, level: place.level - 10 } : place),
  };
}

function describeContract(inside) {
  const [folder, rest] = inside.split('/');
  if (folder === 'core' || folder === 'system' || inside === 'messages.ts')
    return { layer: 'the core', level: 0 };
  return rest ? { layer: 'a module', level: 1, module: folder } : { layer: 'the whole contract', level: 2 };
}

function describeServer(inside) {
  const [folder, module] = inside.split('/');
  if (folder === 'platform') return { layer: 'the platform', level: 0 };
  if (folder === 'modules') return { layer: 'a module', level: 1, module };
  if (folder === 'demo') return describeDemo(inside);
  return { layer: 'the application', level: inside === 'env.ts' ? 0 : 2 };
}

/** The folders of the demo keep the order of the modules they are named like; each may know its own from the inside. */
function describeDemo(inside) {
  const [, module, file] = inside.split('/');
  return { layer: 'the demo', level: 2, isDemo: true, ...(file ? { module } : {}) };
}

/** From the ground up: lib, ui, modules, and the three entries, which nobody imports. */
function describeWeb(inside) {
  const [folder, name, ...rest] = inside.split('/');
  if (folder === 'lib') return { layer: 'lib', level: 0, area: 'lib' };
  if (folder === 'ui') return { layer: 'ui', level: 1, area: `ui/${name}`, ...faceOf(name) };
  if (folder === 'modules') return describeWebModule(name, rest);
  return { layer: `the ${folder}`, level: 3, area: folder, face: folder, isEntry: true };
}

function describeWebModule(module, rest) {
  return {
    layer: 'a module',
    level: 2,
    area: `modules/${module}`,
    module,
    isDoor: ['queries.ts', ...faces.map((face) => `${face}/index.ts`)].includes(rest.join('/')),
    ...faceOf(rest[0]),
  };
}

function faceOf(folder) {
  return faces.includes(folder) ? { face: folder } : {};
}

function resolve(file, text) {
  const [name] = text.split('?');
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('#')) return `packages/web/src/${name.slice(1)}`;
  const [, inside] = text.match(/^@gangway\/(.+)$/) ?? [];
  if (!inside) return null;
  const [part, ...rest] = inside.split('/');
  return ['packages', part, ...(rest[0] === 'locales' ? [] : ['src']), ...rest].join('/');
}

function importsOf(source) {
  const patterns = [
    /^(?:import|export)\s[^;'"]*?\bfrom\s+['"]([^'"]+)['"]/gm,
    /^import\s+['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ];
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([whole, text]) => ({ text, isLazy: whole.startsWith('import(') })),
  );
}

function findCycles(graph) {
  const done = new Set();
  const cycles = [];
  const visit = (file, trail) => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push(`Imports run in a circle: ${[...trail.slice(start), file].join(' -> ')}`);
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
