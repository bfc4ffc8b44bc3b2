import { expect, test } from 'vitest';
import { findOddWriting } from './web-writing.mjs';

const lawful = {
  'packages/web/src/lib/site-urls.ts': `export const payPage = '/pay';\nexport const payPath = (id) => \`\${payPage}?order=\${id}\`;`,
  'packages/web/src/lib/office-urls.ts': `export const shipsScreen = '/ship/ship';`,
  'packages/web/src/modules/booking/site/pay.tsx': [
    `import css from './pay.module.css';`,
    `import formCss from '#ui/site/form.module.css';`,
    `/** '/pay': where one pays. */`,
    `// '/pay' stands in a comment too.`,
    `const look = css[kind] + formCss.error + '/prod-api/pay/now' + '/payment' + (width > 3);`,
    `const isNarrow = matchMedia('(width < 48rem)').matches;`,
  ].join('\n'),
  'packages/web/src/modules/booking/site/orders.ts': `const params = useSearchParams();\nuseQuery({ queryKey: ['orders'] });`,
  'packages/web/src/modules/booking/office/orders.ts': `useQuery({ queryKey: [...callKey(bookingCalls.pageOrders), 7] });`,
  'packages/web/src/lib/words.ts': [
    `const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en'));`,
    `const total = count.toLocaleString(currentLocale()) + new Intl.DateTimeFormat(tag, { timeZone: 'UTC' });`,
    `const day = new Date(at.getTime() + offset).toISOString() + at.getUTCDate();`,
    `// new Date(2026, 1) stands in a comment.`,
  ].join('\n'),
  'packages/web/src/ui/office/use-address.ts': `const [params] = useSearchParams();`,
  'packages/web/src/site/main.tsx': [
    `import '#ui/site/base.css';`,
    `import './nonce.ts';`,
    `void import('#lib/keep-typed.ts');`,
  ].join('\n'),
  'packages/web/src/modules/booking/site/pay.module.css': `
    .box { max-width: 40px; }
    @media (width < 48rem) { }
    @media print { }
    @media (width >= 62rem) and (height >= 35rem) { }
    @container (width < 30rem) { }`,
};

test('the web as it should be written has nothing odd', () => {
  expect(oddWith({})).toEqual([]);
});

test.each([
  ['an address of the site', 'site/x.tsx', `go('/pay');`, 'the address /pay is typed'],
  ['an address in an attribute', 'site/x.tsx', `<Link to="/pay" />`, 'the address /pay is typed'],
  ['an address of the office', 'office/x.ts', `useCanEdit('/ship/ship')`, 'the address /ship/ship is typed'],
  ['an address with a query', 'site/x.tsx', 'go(`/pay?orders=${id}`)', 'the address /pay is typed'],
  ['an address with more after it', 'site/x.tsx', 'go(`/pay${query}`)', 'the address /pay is typed'],
  ['an address with a place on its page', 'site/x.tsx', `go('/pay#now')`, 'the address /pay is typed'],
  [
    'styles by another name',
    'office/x.tsx',
    `import classes from './x.module.css';`,
    'imported as css, not as classes',
  ],
  [
    'a style read by a key',
    'site/x.tsx',
    `import css from './x.module.css';\nconst box = css['box'];`,
    'read as css.x',
  ],
  ['a breakpoint in the old way', 'site/x.css', '@media (max-width: 47.99rem) { }', 'a range in rem'],
  ['a breakpoint in pixels', 'office/x.css', '@media print and (width < 992px) { }', 'a range in rem'],
  [
    'a breakpoint that takes its own width in',
    'site/x.css',
    '@container (width <= 9rem) {',
    'a range in rem',
  ],
  ['a breakpoint in code', 'office/x.ts', `useMediaQuery('(min-width: 62rem)')`, 'a range in rem'],
  [
    'a file that works by being loaded and is not named',
    'site/x.ts',
    `import './more.ts';`,
    './src/site/more.ts works by being loaded',
  ],
  [
    'the same, loaded later',
    'site/x.ts',
    `void import('#lib/more.ts');`,
    './src/lib/more.ts works by being loaded',
  ],
  [
    'a key written by hand in a module of the office',
    'modules/booking/office/x.ts',
    `useQuery({ queryKey: ['orders', id] });`,
    'written by hand',
  ],
  [
    'a key written by hand in the frame of the office',
    'office/live/x.ts',
    `client.invalidateQueries({ queryKey: ['orders'] });`,
    'written by hand',
  ],
  [
    'an address read past the one way',
    'ui/office/forms/x.tsx',
    `const [params] = useSearchParams();`,
    'read with useAddress',
  ],
  ['an order by the browser', 'site/x.ts', 'one.localeCompare(other.name)', 'compared in a named language'],
  ['a number by the browser', 'site/x.ts', 'count.toLocaleString()', 'names its language'],
  ['a date by the browser', 'office/x.ts', 'at.toLocaleDateString(undefined, {})', 'names its language'],
  ['a format by the browser', 'lib/x.ts', 'new Intl.NumberFormat()', 'names its language'],
  ['an hour by the browser', 'lib/x.ts', 'const hour = at.getHours();', 'the port’s'],
  ['a day by the browser', 'lib/x.ts', 'new Date(year, month - 1)', 'the port’s'],
])('%s is odd', (_, file, source, why) => {
  expect(oddWith({ [`packages/web/src/${file}`]: source })).toEqual([expect.stringContaining(why)]);
});

function oddWith(more) {
  const effects = ['*.css', './src/site/nonce.ts', './src/lib/keep-typed.ts'];
  return findOddWriting(new Map(Object.entries({ ...lawful, ...more })), effects);
}
