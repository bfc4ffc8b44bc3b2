import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { shiftTests } from './scripts/lib/test-now.mjs';

shiftTests();

const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) => existsSync(file));

const desk = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Patience for a loaded machine; nothing here measures speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // Pictures of every step cost a tenth of the time; what failed is run again alone with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    // A machine far from the port must show the port's times all the same.
    timezoneId: 'America/New_York',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: what is compiled to run fast later costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testMatch: 'site/**',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // The site is made for the phone and tried there; on the desk what is laid out or steered otherwise there.
    { name: 'desk', testMatch: 'site/**', grep: /@desk/, use: { viewport: desk } },
    { name: 'office', testMatch: 'office/**', use: { viewport: desk } },
    { name: 'scanner', testMatch: 'scanner/**', use: { viewport: desk } },
  ],
});
