import path from 'node:path';
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

const document = (name: string) => path.resolve(import.meta.dirname, name);

// Only what both faces need at once: a module named here is loaded by every page of either.
const shared = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router|@tanstack|@lingui)/(?!.*[mM]utationObserver|.*useMutation)',
    '/web/src/(lib/(?!call-key|go|field-errors|upload-file|office-urls|live-|forget-people|logout)|ui/shared/)',
    '/contract/src/(core/(cookies|locales|prerendered)|identity/session-calls|settings/calls)\\.ts',
    'preload-helper',
  ].join('|'),
);
// What the home page and the route list share, and small facts of the contract both faces use.
const tripSources =
  /\/web\/src\/(modules\/sailings\/site\/(wish|sailing-facts|site-queries)|ui\/site\/(picture\.|pictures\/sunset))/;
const commonSources =
  /\/contract\/src\/(core\/(dates|money)|fleet\/prices|media\/rules|sailings\/(rules|public-calls))\.ts|\/web\/src\/(lib\/(use-own-words|call-query)|ui\/site\/(use-page|day-words)|modules\/settings\/queries)|site-defaults/;
const siteSources = /\/web\/src\/(ui\/site\/|site\/(?!main))/;

type NameOf = (id: string) => string | null;

const pages = (nameOf?: NameOf): BuildEnvironmentOptions => ({
  target: 'es2022',
  modulePreload: false,
  assetsInlineLimit: 0,
  manifest: true,
  rolldownOptions: {
    // Addresses have names in the sources and stand where they are used in what is loaded.
    optimization: { inlineConst: { mode: 'all' } },
    input: {
      site: document('site.html'),
      office: document('office.html'),
      scanner: document('scanner.html'),
    },
    // What a face needs at once comes in two files, not in twenty: small ones compress badly and each is a request.
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          { name: 'base', tags: ['$initial'], test: shared, priority: 2 },
          { name: 'common', test: commonSources },
          { name: 'trips', test: tripSources },
          { name: 'site-base', tags: ['$initial'], test: siteSources, priority: 1 },
          ...(nameOf ? [{ name: nameOf, priority: -1 }] : []),
        ],
      },
    },
  },
});

/** The program by which the server draws public pages: the site's own components, in one piece with what they need. */
const prerenderer: BuildEnvironmentOptions = {
  target: 'node24',
  assetsInlineLimit: 0,
  copyPublicDir: false,
  rolldownOptions: { input: document('src/site/prerender.tsx') },
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

const fixed = new Set(['base', 'common', 'trips', 'site-base', 'rolldown-runtime']);

export default defineConfig(async ({ command, isSsrBuild }): Promise<UserConfig> => {
  if (command === 'serve')
    return {
      ...settings(pages()),
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
  const nameOf = await planFiles(settings(pages()), (name) => fixed.has(name));
  const build = settings(pages(nameOf));
  return { ...build, plugins: [build.plugins, scannerWorker(), precompress()] };
});
