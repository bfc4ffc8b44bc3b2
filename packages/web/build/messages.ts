import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { withoutPlurals } from './plain-plurals.ts';

const folder = path.resolve(import.meta.dirname, '../../contract/locales');
const prefix = 'virtual:messages/';

/**
 * `virtual:messages/<part>/<locale>`: the compiled texts of one part in one language. A catalogue file is named
 * `<module>.json` for texts of site and office (those of `core` are the scanner's too), `<module>.site.json`,
 * `<module>.office.json`, `<module>.scanner.json` or `<module>.server.json`.
 * The parts are `office`, `scanner`, `site`, and those of the site's texts that only some of its pages need: nobody else loads them.
 */
export function messages(): Plugin {
  return {
    name: 'gangway-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [part = '', locale = ''] = id.slice(prefix.length + 1).split('/');
      const texts: Record<string, unknown> = {};
      for (const name of readdirSync(path.join(folder, locale))) {
        if (!partsOf(name).includes(part)) continue;
        const file = path.join(folder, locale, name);
        this.addWatchFile(file);
        const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
        for (const [key, text] of Object.entries(source)) {
          const compiled = compileMessage(text);
          texts[key] = otherFaces.includes(part) ? compiled : withoutPlurals(compiled, locale);
        }
      }
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`;
    },
  };
}

const otherFaces = ['office', 'scanner'];
const ownParts = [
  'about',
  'drawn',
  'guest',
  'guide',
  'legal',
  'missing',
  'monitor',
  'offers',
  'orders',
  'pay',
  'personal',
  'receipt',
  'recovery',
  'refund',
  'share',
  'wizard',
];
/** Who somebody is and who travels: what nearly every page beyond the first two asks for, in one file. */
const accountModules = ['identity', 'customers', 'forms', 'validation', 'booking'];

function partsOf(name: string): string[] {
  const [module = '', face = 'json'] = name.split('.');
  const ofSite = accountModules.includes(module)
    ? 'account'
    : (ownParts.find((part) => part === module) ?? (module === 'wallet' ? 'personal' : 'site'));
  // Whoever fills in passengers in the wizard needs their rules there; who keeps them has them by themselves.
  if (module === 'passengers') return ['office', 'wizard', module];
  if (face === 'json') return ['office', ofSite, ...(module === 'core' ? ['scanner'] : [])];
  return face === 'site' ? [ofSite] : [face];
}
