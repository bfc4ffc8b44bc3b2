import { createHash } from 'node:crypto';
import path from 'node:path';
import { scannerDocument } from '@gangway/contract/core/pages.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import webPackage from '../package.json' with { type: 'json' };

type Bundle = Rolldown.OutputBundle;

const entry = path.resolve(import.meta.dirname, '../src/scanner/worker/service-worker.ts');
const document = scannerDocument.slice(1);
/** Files with a name that stays, which the app's document asks for too. */
const plainFiles = ['/scanner-icon.svg', '/scanner.webmanifest'];

/**
 * Builds the service worker of the scanning app when everything else is built, because it names the files it keeps. The
 * version is made of their names, which carry their content, and of the document; the document and the worker both know it.
 */
export function scannerWorker(): Plugin {
  return {
    name: 'gangway-scanner-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle[document];
        if (page?.type !== 'asset') throw new Error(`${document} was not built`);
        const files = [...filesOf(bundle), ...plainFiles];
        const source = String(page.source);
        const version = `${webPackage.version}-${hashOf([...files, source].join('\n'))}`;
        page.source = source.replaceAll('__APP_VERSION__', version);
        this.emitFile({
          type: 'asset',
          fileName: 'scanner-worker.js',
          source: await buildWorker({ version, files }),
        });
      },
    },
  };
}

/** What the app may load at any time: its entry, what that imports at once or later, their styles, and the reader of codes. */
function filesOf(bundle: Bundle): string[] {
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = bundle[name];
    if (files.has(name) || !chunk) return;
    files.add(name);
    if (chunk.type !== 'chunk') return;
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) files.add(asset);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) collect(next);
  };
  for (const [name, file] of Object.entries(bundle)) {
    const isEntry = file.type === 'chunk' && file.facadeModuleId?.endsWith(`/${document}`);
    if (isEntry || /\/qr-worker-[^/]+\.js$|\.wasm$/.test(name)) collect(name);
  }
  return [...files].toSorted().map((name) => `/${name}`);
}

async function buildWorker(kept: { version: string; files: readonly string[] }): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __KEPT__: JSON.stringify(kept) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [built] = [result].flat();
  const [chunk] = built && 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return chunk.code;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 7);
}
