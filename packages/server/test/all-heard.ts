import { untilOutboxIsEmpty } from './mailed-links.ts';
import type { TestServer } from './start-test-server.ts';

/** Nobody's page would be told. */
const nobody = { accountId: 0 };

/** Until this server has heard of all that was changed so far: what is told comes in the order it was told in. */
export async function allHeard(server: TestServer): Promise<void> {
  await untilOutboxIsEmpty(server);
  const { live } = server.gangway.platform;
  const last = Promise.withResolvers<void>();
  const stop = live.subscribe(({ audience }) => {
    if (audience.accountId === nobody.accountId) last.resolve();
  });
  await live.publish({ event: { type: 'orders.changed' }, audience: nobody });
  await last.promise;
  stop();
}
