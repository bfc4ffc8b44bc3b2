import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openapiDocument } from '../packages/server/src/platform/system/openapi.ts';
import { main } from './lib/problem.mjs';
import { projectNode, root, tool } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** Holds the OpenAPI document to the linter's rules (redocly.yaml); a warning is a problem too. */
await main(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gangway-openapi-'));
  try {
    const file = path.join(folder, 'openapi.json');
    writeFileSync(file, JSON.stringify(openapiDocument(), null, 2));
    const config = path.join(root, 'redocly.yaml');
    const args = ['lint', file, '--config', config, '--max-problems', '20'];
    return await run(projectNode(), [tool('@redocly/cli', 'bin/cli.js'), ...args], {
      // It would tell its makers that it ran, and ask whether there is a newer one.
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
