import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const hangUp = path.join(import.meta.dirname, 'hang-up.mjs');
const watch = path.join(import.meta.dirname, 'parent-watch.mjs');
let folder;
let processes = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gangway-parent-'));
});

afterEach(() => {
  for (const pid of processes) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It is gone, as it should be.
    }
  }
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

/**
 * A shell that starts an npm that starts, through a shell that stays or not, a script that watches. Each tells its
 * process id; the script besides when its npm is gone.
 */
async function startLine(how) {
  const script = file(
    'script.mjs',
    `import { onParentGone } from ${JSON.stringify(watch)};
     import { outliveHangUp } from ${JSON.stringify(hangUp)};
     outliveHangUp();
     onParentGone(() => { console.log('gone'); process.exit(); });
     setInterval(() => console.log('alive'), 200);
     console.log('script', process.pid);`,
  );
  const npm = file(
    'npm.mjs',
    `import { spawn } from 'node:child_process';
     console.log('npm', process.pid);
     spawn('sh', ['-c', ${JSON.stringify(how.replace('SCRIPT', `${process.execPath} ${script}`))}], {
       stdio: 'inherit',
       env: { ...process.env, npm_lifecycle_event: 'start' },
     });
     setInterval(() => {}, 1000);`,
  );
  const shell = spawn('sh', ['-c', `${process.execPath} ${npm} & read line`], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it: all of it is told when the terminal hangs up.
    detached: true,
  });
  let said = '';
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  const pid = async (name) => {
    await expect.poll(() => said, { timeout: 60_000 }).toMatch(new RegExp(`^${name} \\d+$`, 'm'));
    const found = Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(said)?.[1]);
    processes.push(found);
    return found;
  };
  return { shell, npm: await pid('npm'), script: await pid('script'), said: () => said };
}

function file(name, text) {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const ways = { 'takes its place': 'exec SCRIPT', 'stays between': 'SCRIPT; true' };

test.runIf(process.platform === 'linux').each(Object.entries(ways))(
  'a script whose shell %s outlives the shell that npm was started from, but not npm',
  async (_, how) => {
    const line = await startLine(how);
    line.shell.stdin.end();
    await once(line.shell, 'exit');
    // It looks about as often as it says so.
    const signs = () => line.said().match(/alive/g)?.length ?? 0;
    const before = signs();
    await expect.poll(signs, { timeout: 60_000 }).toBeGreaterThan(before + 3);
    expect(line.said()).not.toContain('gone');

    process.kill(line.npm, 'SIGKILL');
    await expect.poll(() => line.said(), { timeout: 60_000 }).toContain('gone');
    await expect.poll(() => isRunning(line.script), { timeout: 60_000 }).toBe(false);
  },
  120_000,
);

test.runIf(process.platform === 'linux').each(Object.entries(ways))(
  'a script whose shell %s outlives a hang-up of the terminal, though npm does not',
  async (_, how) => {
    const line = await startLine(how);
    process.kill(-Number(line.shell.pid), 'SIGHUP');
    await once(line.shell, 'exit');
    await expect.poll(() => isRunning(line.npm), { timeout: 60_000 }).toBe(false);
    const signs = () => line.said().match(/alive/g)?.length ?? 0;
    const before = signs();
    await expect.poll(signs, { timeout: 60_000 }).toBeGreaterThan(before + 3);
    expect(line.said()).not.toContain('gone');
  },
  120_000,
);
