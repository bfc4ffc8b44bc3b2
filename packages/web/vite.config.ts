import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { faces } from './build/faces.ts';
import { lightCalls } from './build/light-calls.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { siteDefaults } from './build/site-defaults.ts';

const document = (name: string) => path.resolve(import.meta.dirname, name);

// Only what both faces need at once: a module named here is loaded by every page of either.
const shared = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router|@tanstack|@lingui)/(?!.*[mM]utationObserver|.*useMutation)',
    '/web/src/lib/(?!go|field-errors)',
    '/contract/src/(core/(cookies|locales)|\\w+/calls)\\.ts',
    'preload-helper',
  ].join('|'),
);
const siteSources = /\/web\/src\/(ui\/|site\/(?!main)|modules\/settings\/queries)|site-defaults/;

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [faces(), lightCalls(), messages(), siteDefaults(), react(), precompress()],
  // React brings this hook itself; the stand-in for older versions would only be dead weight.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  server: {
    proxy: {
      '/prod-api': { target: `http://localhost:${process.env['PORT'] ?? '8080'}`, changeOrigin: false },
    },
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: {
      input: { site: document('site.html'), office: document('office.html') },
      // What a face needs at once comes in two files, not in twenty: small ones compress badly and each is a request.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], test: shared, priority: 2 },
            { name: 'site-base', tags: ['$initial'], test: siteSources, priority: 1 },
          ],
        },
      },
    },
  },
});
