import type { Tx } from '../../platform/database/create-database.ts';

/** A device of the demo with the member of staff who scans with it. */
export interface DemoDevice {
  id: string;
  name: string;
  accountId: number;
  /** How much later the server's clock is than its own. */
  offsetMs: number;
  /** Whether it stands where the network comes and goes. */
  isPatchy: boolean;
}

export interface DemoDevices {
  lane1: DemoDevice;
  lane2: DemoDevice;
  food: DemoDevice;
  chip: DemoDevice;
  gangway: DemoDevice;
  /** Who takes scans back in the office. */
  officeId: number;
}

/** The devices of the pier and the ship, each named and signed in to. */
export async function insertDevices(tx: Tx, now: Date): Promise<DemoDevices> {
  const wanted = ['boarding', 'food', 'chip', 'disembark', 'editor'];
  const accounts = await tx
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', wanted)
    .execute();
  const idOf = (username: string) => accounts.find((account) => account.username === username)?.id ?? 0;
  const device = (number: number, name: string, username: string, offsetMs: number) => ({
    id: `5ca00000-0000-4000-8000-00000000000${number}`,
    name,
    accountId: idOf(username),
    offsetMs,
    isPatchy: name === 'Lane 2',
  });
  const devices = {
    lane1: device(1, 'Lane 1', 'boarding', 120),
    lane2: device(2, 'Lane 2', 'boarding', -2340),
    food: device(3, 'Food counter', 'food', 15),
    chip: device(4, 'Chip counter', 'chip', 640),
    gangway: device(5, 'Gangway aft', 'disembark', -80),
  };
  const createdAt = new Date(now.getTime() - 40 * 86_400_000);
  const rows = Object.values(devices);
  await tx
    .insertInto('boardingDevices')
    .values(rows.map(({ id, name }) => ({ id, name, secretHash: null, createdAt, seenAt: now })))
    .execute();
  await tx
    .insertInto('boardingDeviceAccounts')
    .values(rows.map(({ id, accountId }) => ({ deviceId: id, accountId, since: createdAt })))
    .execute();
  return { ...devices, officeId: idOf('editor') };
}
