import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightCalls } from './build/light-calls.ts';
import { messages } from './build/messages.ts';

export default defineConfig({
  plugins: [lightCalls(), messages(), react()],
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { input: { site: 'site.html', office: 'office.html' } },
  },
});
