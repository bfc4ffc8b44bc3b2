import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

const site = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="plain" />
    <title>Plain</title>
    <link rel="stylesheet" crossorigin href="/assets/base.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const manifest = {
  'site.html': { imports: ['_base.js'] },
  'src/page.tsx': { css: ['assets/page.css'], imports: ['_base.js'] },
  '_base.js': { css: ['assets/base.css'] },
};

/** Shows prices as text; the privacy policy cannot be drawn. */
const program = `export async function drawPage(page, locale, load) {
  if (page === '/privacyPolicy') throw new Error('the brush broke');
  const home = await load('/prod-api/shipClient/home');
  const settings = await load('/prod-api/shipClient/settings');
  const prices = home.sailings.flatMap((sailing) => sailing.offers.map((offer) => offer.priceSen));
  return {
    title: '<b>' + page,
    description: 'so "called"',
    html: '<p>' + settings.company.port + ': ' + prices.join(', ') + '.</p>',
    preloads: '<link rel="preload" as="image" href="/first.webp">',
    data: { locale, queries: [[['/x'], '</script><script>alert(1)</script>', 0]] },
    modules: ['src/page.tsx'],
  };
}`;

/** A web build as small as can be, with a program that draws pages, so that the server can be tried without a real one. */
export function makeWebBuild(): { root: string; remove(): void } {
  const folder = temporaryFolder();
  const root = path.join(folder.path, 'dist');
  mkdirSync(path.join(root, '.vite'), { recursive: true });
  mkdirSync(path.join(root, 'assets'));
  mkdirSync(path.join(folder.path, 'dist-ssr'));
  writeFileSync(path.join(folder.path, 'package.json'), '{"type":"module"}');
  writeFileSync(path.join(root, 'assets/base.css'), '.base{color:navy}');
  writeFileSync(path.join(root, 'assets/page.css'), '.page{color:coral}');
  writeFileSync(path.join(root, 'site.html'), site);
  writeFileSync(path.join(root, 'office.html'), site);
  writeFileSync(path.join(root, 'scanner.html'), site);
  writeFileSync(path.join(root, '.vite/site.json'), JSON.stringify(manifest));
  writeFileSync(path.join(folder.path, 'dist-ssr/prerender.js'), program);
  return { root, remove: folder.remove };
}
