import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { projectNode, root, tool } from './lib/project.mjs';
import { passSignalsOn } from './lib/run.mjs';

const webPort = process.env.WEB_PORT ?? '5173';

await main(async () => {
  await ensureInstalled();
  const server = start(['--watch', '--watch-preserve-output', 'packages/server/src/main.ts']);
  const web = start([tool('vite', 'bin/vite.js'), 'packages/web', '--port', webPort, '--strictPort']);
  const code = await Promise.race([server, web].map(ended));
  for (const child of [server, web]) child.kill('SIGTERM');
  await Promise.all([server, web].map(ended));
  return code;
});

function start(args) {
  const child = spawn(projectNode(), args, { cwd: root, stdio: 'inherit' });
  passSignalsOn(child);
  return child;
}

async function ended(child) {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode ?? 0;
}
