import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Gives the browser only what it needs of the contract's calls: method and path of each.
 * Schemas (and zod with them) stay out of the bundle unless a form imports them by name.
 */
export function lightCalls(): Plugin {
  return {
    name: 'gangway-light-calls',
    enforce: 'pre',
    async load(id) {
      const [file] = id.split('?');
      if (!file || !/contract\/src\/\w+\/(?:session-|public-|view-|sailing-desk-)?calls\.ts$/.test(file))
        return null;
      const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
      return Object.entries(module)
        .filter(([name]) => name.endsWith('Calls'))
        .map(([name, calls]) => `export const ${name} = ${JSON.stringify(lighten(calls))};`)
        .join('\n');
    },
  };
}

function lighten(calls: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(calls as Record<string, Record<string, unknown>>).map(([name, call]) => [
      name,
      { method: call['method'], path: call['path'] },
    ]),
  );
}
