import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';
import { customersCalls } from '@gangway/contract/customers/calls.ts';
import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { settingsCalls } from '@gangway/contract/settings/calls.ts';
import { sql } from './sql.ts';

/** Where the record lies that a call saves, and by which column it is found. */
const records = new Map<Call, [table: string, column: string]>([
  [fleetCalls.saveShip, ['ships', 'id']],
  [fleetCalls.saveRoomType, ['room_types', 'id']],
  [fleetCalls.saveRoom, ['rooms', 'id']],
  [sailingsCalls.saveRoute, ['routes', 'id']],
  [sailingsCalls.saveSailing, ['sailings', 'id']],
  [mediaCalls.saveSlide, ['slides', 'id']],
  [identityCalls.saveRole, ['roles', 'id']],
  [identityCalls.saveSystemUser, ['accounts', 'id']],
  [identityCalls.saveMenu, ['menus', 'path']],
  [customersCalls.saveCustomer, ['customers', 'account_id']],
  [settingsCalls.update, ['config_entries', 'key']],
  [boardingCalls.saveCrew, ['boarding_crew', 'id']],
]);

interface Saved {
  params?: Record<string, string | number>;
  body?: unknown;
}

/**
 * What a test says about saving is rarely which version it saves upon: left out, it is the one that stands. -1 leaves it out
 * of what is sent.
 */
export async function fillVersion(
  databaseUrl: string,
  call: Call,
  args: Saved,
  readOwn: () => Promise<number>,
): Promise<unknown> {
  const record = records.get(call);
  const isOwn = call === customersCalls.saveProfile;
  const { body } = args;
  if ((!record && !isOwn) || typeof body !== 'object' || body === null) return body;
  if ('version' in body) return body.version === -1 ? { ...body, version: undefined } : body;
  if (!record) return { ...body, version: await readOwn() };
  const [table, column] = record;
  const key: unknown = args.params?.['id'] ?? Reflect.get(body, column);
  if (typeof key !== 'string' && typeof key !== 'number') return body;
  const rows = await sql<{ version: number }>(
    databaseUrl,
    `select version from ${table} where ${column}::text = $1`,
    [String(key)],
  );
  return { ...body, version: rows[0]?.version ?? 0 };
}
