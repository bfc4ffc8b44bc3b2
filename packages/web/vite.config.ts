import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { faces } from './build/faces.ts';
import { lightCalls } from './build/light-calls.ts';
import { messages } from './build/messages.ts';
import { precompress } from './build/precompress.ts';
import { siteDefaults } from './build/site-defaults.ts';

const document = (name: string) => path.resolve(import.meta.dirname, name);

export default defineConfig({
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [faces(), lightCalls(), messages(), siteDefaults(), react(), precompress()],
  server: {
    proxy: { '/prod-api': { target: `http://localhost:${process.env['PORT'] ?? '8080'}`, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: { site: document('site.html'), office: document('office.html') } },
  },
});
