import { expect, test } from 'vitest';
import { lawful } from './lawful-order.mjs';
import { findViolations } from './module-order.mjs';

test('the order as it should be has no violations', () => {
  expect(violationsWith({})).toEqual([]);
});

test.each([
  [
    'a module that imports one to its right',
    'packages/server/src/modules/fleet/index.ts',
    `import { x } from '../booking/index.ts';`,
    'fleet may not know booking',
  ],
  [
    'modules of one rank',
    'packages/contract/src/wallet/rules.ts',
    `import { x } from '../payments/rules.ts';`,
    'wallet may not know payments',
  ],
  [
    'the order across packages',
    'packages/server/src/modules/fleet/index.ts',
    `import type { x } from '@gangway/contract/booking/calls.ts';`,
    'fleet may not know booking',
  ],
  [
    'the order in the web',
    'packages/web/src/modules/fleet/queries.ts',
    `import { x } from '#modules/booking/queries.ts';`,
    'fleet may not know booking',
  ],
  [
    'legacy, which knows nobody',
    'packages/server/src/modules/legacy/index.ts',
    `import { x } from '../identity/index.ts';`,
    'legacy may not know identity',
  ],
  [
    'legacy, whom nobody knows',
    'packages/server/src/modules/reports/index.ts',
    `import { x } from '../legacy/index.ts';`,
    'reports may not know legacy',
  ],
  [
    'a way past the door of a module',
    'packages/server/src/modules/booking/hold-places.ts',
    `import { x } from '../fleet/ships.store.ts';`,
    'index.ts only',
  ],
  [
    'a platform that knows a module',
    'packages/server/src/platform/clock.ts',
    `import { x } from '../modules/fleet/index.ts';`,
    'the platform stands below a module',
  ],
  [
    'a module that knows the application',
    'packages/server/src/modules/fleet/index.ts',
    `import { x } from '../../compose.ts';`,
    'a module stands below the application',
  ],
  [
    'a module that knows the demo',
    'packages/server/src/modules/fleet/index.ts',
    `const x = () => import('../../demo/fill-demo.ts');`,
    'a module stands below the demo',
  ],
  [
    'an application that has the demo always loaded',
    'packages/server/src/compose.ts',
    `import { x } from './demo/fill-demo.ts';`,
    'only where it is wanted',
  ],
  [
    'a way past the door of the demo',
    'packages/server/src/compose.ts',
    `const x = () => import('./demo/fleet/fill-fleet.ts');`,
    'fill-demo.ts only',
  ],
  [
    'a demo that enters the module of another past its door',
    'packages/server/src/demo/booking/fill-booking.ts',
    `import { x } from '../../modules/fleet/ships.store.ts';`,
    'index.ts only',
  ],
  [
    'the order in the demo',
    'packages/server/src/demo/fleet/fill-fleet.ts',
    `import { x } from '../booking/fill-booking.ts';`,
    'fleet may not know booking',
  ],
  [
    'a sandbox gateway that knows the product',
    'packages/sandbox-gateway/src/start.ts',
    `import { x } from '../../server/src/platform/clock.ts';`,
    'knows nothing of the product',
  ],
  [
    'a sandbox gateway that knows the contract',
    'packages/sandbox-gateway/src/start.ts',
    `import { x } from '@gangway/contract/core/money.ts';`,
    'knows nothing of the product',
  ],
  [
    'a module that knows the sandbox gateway',
    'packages/server/src/modules/payments/index.ts',
    `import { x } from '@gangway/sandbox-gateway/start.ts';`,
    'only what starts the sandbox gateway',
  ],
  [
    'a web that knows the sandbox gateway',
    'packages/web/src/lib/token.ts',
    `import { x } from '@gangway/sandbox-gateway/start.ts';`,
    'only what starts the sandbox gateway',
  ],
  [
    'a contract that knows the server',
    'packages/contract/src/core/money.ts',
    `import { x } from '@gangway/server/env.ts';`,
    'neither server nor web',
  ],
  [
    'a contract core that knows a module',
    'packages/contract/src/core/money.ts',
    `import { x } from '../booking/rules.ts';`,
    'the core stands below a module',
  ],
  [
    'a web that knows the server',
    'packages/web/src/lib/token.ts',
    `import { x } from '../../../server/src/env.ts';`,
    'only in the contract',
  ],
  [
    'a lib that knows the ui',
    'packages/web/src/lib/token.ts',
    `import { x } from '#ui/shared/link.tsx';`,
    'lib stands below ui',
  ],
  [
    'a lib that knows a module',
    'packages/web/src/lib/token.ts',
    `import { x } from '#modules/booking/queries.ts';`,
    'lib stands below a module',
  ],
  [
    'a ui that knows a module',
    'packages/web/src/ui/site/button.tsx',
    `import { x } from '#modules/sailings/site/index.ts';`,
    'ui stands below a module',
  ],
  [
    'a ui that knows a face',
    'packages/web/src/ui/site/button.tsx',
    `import { x } from '../../site/routes.tsx';`,
    'ui stands below the site',
  ],
  [
    'a ui with a domain',
    'packages/web/src/ui/office/toast.ts',
    `import { x } from '@gangway/contract/payments/calls.ts';`,
    'ui is without a domain',
  ],
  [
    'a lib with a domain',
    'packages/web/src/lib/token.ts',
    `import { x } from '@gangway/contract/booking/calls.ts';`,
    'lib is without a domain',
  ],
  [
    'a module that knows a face',
    'packages/web/src/modules/booking/site/wizard.tsx',
    `import { x } from '../../../site/routes.tsx';`,
    'a module stands below the site',
  ],
  [
    'a way past the door of a module in the web',
    'packages/web/src/modules/booking/site/wizard.tsx',
    `import { x } from '#modules/sailings/site/day.tsx';`,
    'entered by its queries.ts or by the index.ts',
  ],
  [
    'a module that loads a part of another past its door',
    'packages/web/src/modules/booking/site/wizard.tsx',
    `const x = () => import('#modules/sailings/site/day.tsx');`,
    'entered by its queries.ts or by the index.ts',
  ],
  [
    'a face that goes past the door of a module at once',
    'packages/web/src/site/routes.tsx',
    `import { x } from '#modules/booking/site/wizard.tsx';`,
    'entered by its queries.ts or by the index.ts',
  ],
  [
    'a site that knows the office',
    'packages/web/src/site/routes.tsx',
    `const x = import('#modules/booking/office/orders.tsx');`,
    'three programs',
  ],
  [
    'an office that knows the site',
    'packages/web/src/office/routes.tsx',
    `import { x } from '../site/routes.tsx';`,
    'three programs',
  ],
  [
    'a scanner that knows the office',
    'packages/web/src/scanner/app.tsx',
    `import { x } from '#ui/office/toast.ts';`,
    'three programs',
  ],
  [
    'a scanner that knows the site',
    'packages/web/src/modules/boarding/scanner/desk.tsx',
    `import { x } from '#ui/site/button.tsx';`,
    'three programs',
  ],
  [
    'an office that knows the scanner',
    'packages/web/src/office/routes.tsx',
    `const x = lazy(() => import('#modules/boarding/scanner/desk.tsx'));`,
    'three programs',
  ],
  [
    'a site that knows parts of the scanner',
    'packages/web/src/modules/booking/site/wizard.tsx',
    `import { x } from '#ui/scanner/button.tsx';`,
    'three programs',
  ],
  [
    'a module that knows the entry of the scanner',
    'packages/web/src/modules/boarding/scanner/desk.tsx',
    `import { x } from '../../../scanner/app.tsx';`,
    'a module stands below the scanner',
  ],
  [
    'a way past the door of a module in the scanner',
    'packages/web/src/modules/boarding/scanner/desk.tsx',
    `import { x } from '#modules/sailings/scanner/today.ts';`,
    'entered by its queries.ts or by the index.ts',
  ],
  [
    'Mantine in the scanner',
    'packages/web/src/scanner/app.tsx',
    `import { Button } from '@mantine/core';`,
    'only the office',
  ],
  [
    'parts of the site in the office',
    'packages/web/src/modules/booking/office/orders.tsx',
    `import { x } from '#ui/site/button.tsx';`,
    'three programs',
  ],
  [
    'a shared part that knows a face',
    'packages/web/src/modules/booking/queries.ts',
    `import { x } from './office/orders.tsx';`,
    'knows none',
  ],
  [
    'parts for all faces that know one',
    'packages/web/src/ui/shared/link.tsx',
    `import { x } from '#ui/office/toast.ts';`,
    'knows none',
  ],
  [
    'Mantine on the site',
    'packages/web/src/site/routes.tsx',
    `import { Button } from '@mantine/core';`,
    'only the office',
  ],
  [
    'Mantine in what the faces share',
    'packages/web/src/ui/shared/link.tsx',
    `import '@mantine/core/styles.css';`,
    'only the office',
  ],
  [
    'a path that climbs out of its part of the web',
    'packages/web/src/site/routes.tsx',
    `import { x } from '../lib/token.ts';`,
    'named from the top',
  ],
  [
    'a path that climbs further than one folder',
    'packages/web/src/modules/booking/site/orders/list.tsx',
    `import { x } from '../../queries.ts';`,
    'named from the top',
  ],
])('%s is a violation', (_, file, source, why) => {
  expect(violationsWith({ [file]: source })).toContainEqual(expect.stringContaining(why));
});

function violationsWith(changed) {
  return findViolations(new Map(Object.entries({ ...lawful, ...changed })));
}
