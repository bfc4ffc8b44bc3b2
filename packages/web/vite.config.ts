import path from 'node:path';
import type { Face } from '@gangway/contract/core/pages.ts';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type UserConfig } from 'vite';
import { faces } from './build/faces.ts';
import { planFiles } from './build/few-files.ts';
import { leanRouter } from './build/lean-router.ts';
import { legalTexts } from './build/legal-texts.ts';
import { lightCalls } from './build/light-calls.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { scannerWorker } from './build/scanner-worker.ts';
import { siteDefaults } from './build/site-defaults.ts';

const allFaces = ['site', 'office', 'scanner'] as const;
const source = (name: string) => path.resolve(import.meta.dirname, name);
const documents = (faces: readonly Face[]) =>
  Object.fromEntries(faces.map((face) => [face, source(`${face}.html`)]));

// Of what a face begins with, what stays when its pages change: a browser keeps it.
const shared = /\/node_modules\/|\/web\/src\/(lib|ui\/shared)\/|\/contract\/src\/|preload-helper/;
const siteSources = /\/web\/src\/(ui\/site\/|site\/(?!main))/;

type NameOf = (id: string) => string | null;

/** The pages of one face: what two of them share is cut up by neither. All faces are built into one folder. */
const pages = (face: Face, nameOf?: NameOf): BuildEnvironmentOptions => ({
  target: 'es2022',
  modulePreload: false,
  assetsInlineLimit: 0,
  emptyOutDir: false,
  // Large only in the back office, which begins with all of Mantine's parts that its frame needs; check-budgets knows the rest.
  chunkSizeWarningLimit: 800,
  copyPublicDir: face === 'site',
  manifest: `.vite/${face}.json`,
  rolldownOptions: {
    // Addresses have names in the sources and stand where they are used in what is loaded.
    optimization: { inlineConst: { mode: 'all' } },
    input: documents([face]),
    // What one face loads later, another may have from its beginning; and packing takes the time it takes.
    checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    // What a face needs at once comes in two files, not in twenty: small ones compress badly and each is a request.
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'base', tags: ['$initial'], test: shared, priority: 2 },
          { name: 'site-base', tags: ['$initial'], test: siteSources, priority: 1 },
          ...(nameOf ? [{ name: nameOf, debugName: 'dealt out', priority: -1 }] : []),
        ],
      },
    },
  },
});

/** The program by which the server draws public pages: the site's own components, in one piece with what they need. */
const prerenderer: BuildEnvironmentOptions = {
  target: 'node24',
  assetsInlineLimit: 0,
  emptyOutDir: false,
  copyPublicDir: false,
  rolldownOptions: { input: source('src/site/prerender.tsx') },
};

const settings = (build: BuildEnvironmentOptions): UserConfig => ({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [faces(), leanRouter(), legalTexts(), lightCalls(), messages(), siteDefaults(), react()],
  // React brings this hook itself; the stand-in for older versions would only be dead weight.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // The reader of QR codes; the server knows it by its name and lets it run WebAssembly.
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/qr-worker-[hash].js' } } },
  build,
});

const fixed = new Set(['base', 'site-base', 'rolldown-runtime']);

export default defineConfig(async ({ command, mode, isSsrBuild }): Promise<UserConfig> => {
  if (command === 'serve')
    return {
      ...settings({ rolldownOptions: { input: documents(allFaces) } }),
      server: {
        proxy: {
          '/prod-api': { target: `http://localhost:${process.env['PORT'] ?? '8080'}`, changeOrigin: false },
        },
      },
    };
  if (isSsrBuild)
    return {
      ...settings(prerenderer),
      ssr: { noExternal: true as const },
      define: { 'process.env.NODE_ENV': '"production"' },
    };
  const face = allFaces.find((one) => one === mode);
  if (!face) throw new Error(`Say which face is to be built: --mode ${allFaces.join(', ')}`);
  const nameOf = await planFiles(face, settings(pages(face)), (name) => fixed.has(name));
  const build = settings(pages(face, nameOf));
  const worker = face === 'scanner' ? [scannerWorker()] : [];
  return { ...build, plugins: [build.plugins, worker, precompress()] };
});
