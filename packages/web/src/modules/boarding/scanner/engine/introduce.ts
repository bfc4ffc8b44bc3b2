import type { DeviceMemory } from './device-memory.ts';
import { waitPatiently } from './wait-patiently.ts';

/** The server takes scans only from a device whose user it has met there. Wanted by several at once, it is done once. */
export function introduce(memory: DeviceMemory): Promise<void> {
  memory.introducing ??= meet(memory).finally(() => {
    memory.introducing = null;
  });
  return memory.introducing;
}

async function meet({ ports, vault, setup, device }: DeviceMemory): Promise<void> {
  if (!setup || device.name === null || (await vault.read('namedFor')) === setup.accountId) return;
  const body = { deviceId: device.id, secret: vault.secret, name: device.name };
  await waitPatiently(ports.clock, (signal) => ports.api.nameDevice({ body }, signal));
  await vault.write('namedFor', setup.accountId);
}
