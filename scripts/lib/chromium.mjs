import { spawnSync } from 'node:child_process';
import { Problem } from './problem.mjs';
import { projectNode, tool } from './project.mjs';
import { run } from './run.mjs';
import { apt, canUseApt, findProgram, isProgram } from './system-packages.mjs';

/** Chromium without windows: a test takes half the processor's time there. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A browser for the tests: one that is there, else one of the system's packages, else Playwright's own.
 * Gives its path, or null where Playwright knows it itself.
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (isProgram(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which cannot be run.`);
  }
  const found = onPath();
  if (found) {
    if (canUseApt() && !hasChineseFont()) await apt('fonts-noto-cjk');
    return found;
  }
  if (canUseApt()) {
    console.log('Installing Chromium from the packages of the system ...');
    await apt(shell, 'fonts-noto-cjk');
    const installed = onPath();
    if (installed) return installed;
  }
  console.log("Installing Playwright's Chromium ...");
  const code = await run(projectNode(), [tool('@playwright/test', 'cli.js'), 'install', 'chromium']);
  if (code === 0) return null;
  throw new Problem('No Chromium for the browser tests: install one, or set CHROMIUM_PATH to the program.');
}

function onPath() {
  return findProgram(names);
}

function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}
