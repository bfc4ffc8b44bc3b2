import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres/start-embedded-postgres.ts';
import { temporaryFolder } from '../packages/server/test/temporary-folder.ts';
import { main, Problem } from './lib/problem.mjs';
import { root } from './lib/project.mjs';

/** Patience for a loaded machine; nothing here measures speed. */
const patienceMs = 600_000;

/**
 * Runs the production block of the README, word for word, in a copy of what git would hand out: nothing installed,
 * nothing built. npm really installs, because leaving out what builds the web is what went wrong there once; its cache
 * has everything from the install of this folder, so that takes no network to speak of. The database is one of ours,
 * reached by its address. Afterwards the release runs without what builds and tests, and starts without a build.
 */
await main(async () => {
  const folder = temporaryFolder();
  const clone = path.join(folder.path, 'clone');
  const data = path.join(folder.path, 'data');
  copyTree(clone);
  const postgres = await startEmbeddedPostgres({ dataDir: data, durable: false });
  try {
    const port = await freePort();
    const { settings, commands } = readBlock(postgres.url);
    const env = { ...bareEnv(), PORT: String(port), HOST: '127.0.0.1', npm_config_prefer_offline: 'true' };
    // In the shell's own place, so that what is told to end is npm.
    const shell = (command, input) =>
      runShell([...settings, `exec ${command}`].join('\n'), { cwd: clone, env, input });
    const url = `http://127.0.0.1:${port}`;

    const begin = commands.filter((command) => command !== 'npm start');
    if (begin.length === commands.length)
      throw new Problem('The block of the README does not start anything.');
    for (const command of begin) {
      console.log(`$ ${command}`);
      const { code, output } = await shell(command, 'Bare-Clone-2026\n').ended;
      if (code !== 0) throw new Problem(`${command} ended with code ${code}:\n${output}`);
    }
    await tryStart(shell('npm start'), url, (output) => {
      if (!output.includes('Building the web')) throw new Problem('A bare clone was not built.');
    });
    console.log('$ npm prune --omit=dev');
    const pruned = await shell('npm prune --omit=dev').ended;
    if (pruned.code !== 0) throw new Problem(`npm prune failed:\n${pruned.output}`);
    if (existsSync(path.join(clone, 'node_modules/vite')))
      throw new Problem('The tools are still installed.');
    await tryStart(shell('npm start'), url, (output) => {
      if (/Building the web|Installing dependencies/.test(output))
        throw new Problem(`A built release did not start as it is:\n${output}`);
    });
    return 0;
  } finally {
    await postgres.stop();
    folder.remove();
  }
});

/** Everything git knows of or would take in, as it lies here. */
function copyTree(to) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Problem('git does not know this folder.');
  for (const file of stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    copyFileSync(path.join(root, file), path.join(to, file));
  }
}

/** The lines of the block, with something real for each value it leaves open. */
function readBlock(databaseUrl) {
  const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
  const block = /## In production\n\n```\n([^]*?)```/.exec(readme)?.[1];
  if (!block) throw new Problem('The README has no block for production.');
  const values = {
    SECRET_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://tickets.example.com',
    STRIPE_SECRET_KEY: 'sk_test_bare_clone',
    STRIPE_WEBHOOK_SECRET: 'whsec_bare_clone',
  };
  const lines = block
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/\b([A-Z_]+)=\S*…/g, (open, name) => (name in values ? `${name}='${values[name]}'` : open))
        .replace(/\bNAME\b/, 'operator'),
    );
  const open = lines.find((line) => line.includes('…'));
  if (open) throw new Problem(`No value is known for what the README leaves open: ${open}`);
  return {
    settings: lines.filter((line) => line.startsWith('export ')),
    commands: lines.filter((line) => !line.startsWith('export ')),
  };
}

/** What a fresh shell has: neither the tools of this folder nor what npm tells its scripts. */
function bareEnv() {
  const own =
    /^(npm_(lifecycle|package|command|execpath|node|config_local|config_prefix)|NODE_|INIT_CWD|DATABASE_|DATA_DIR|DEMO|TEST_)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
  const folders = (env.PATH ?? '').split(path.delimiter);
  env.PATH = folders.filter((folder) => !folder.startsWith(root)).join(path.delimiter);
  return env;
}

function runShell(script, { cwd, env, input }) {
  const child = spawn('sh', ['-ec', script], { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  child.stdin.end(input ?? '');
  const ended = once(child, 'close').then(([code]) => ({ code, output }));
  return { child, ended, output: () => output };
}

/** Waits until it can serve, looks at a page and its script, and ends it. */
async function tryStart({ child, ended, output }, url, check) {
  console.log('$ npm start');
  try {
    const deadline = Date.now() + patienceMs;
    while (!(await isReady(url))) {
      if (Date.now() > deadline) throw new Problem(`npm start was not ready in time:\n${output()}`);
      if (child.exitCode !== null) throw new Problem(`npm start ended:\n${output()}`);
      await sleep(200);
    }
    check(output());
    const page = await fetch(`${url}/home`);
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1];
    const piece = await fetch(url + script);
    if (page.status !== 200 || !script || piece.status !== 200)
      throw new Problem(`/home answered ${page.status}, its script ${script} ${piece.status}.`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  while (await isReady(url)) await sleep(200);
}

async function isReady(url) {
  const answer = await fetch(`${url}/readyz`).catch(() => null);
  return answer?.ok === true;
}

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
