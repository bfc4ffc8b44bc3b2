import { isSettingKey } from '@gangway/contract/settings/registry.ts';
import type { ConfigEntry } from '@gangway/contract/settings/schemas.ts';
import { readSetting, settingBounds } from '@gangway/contract/settings/values.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import { lockAll } from '../../platform/database/locks.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { getConfigEntry } from './config.queries.ts';
import { findEntry, putEntry } from './settings.store.ts';

export interface SaveConfigInput {
  key: string;
  value: string;
  /** Left out, the remark stays. */
  remark?: string;
  /** Of what was looked at; left out, the value is set whatever it was. */
  version?: number | undefined;
  /** `add` refuses a key that is there, `change` one that is not. A known key is always there, and can be added once. */
  mode: 'add' | 'change';
}

/** Adds a config entry or changes one. A known key takes only what its registry entry allows. */
export async function saveConfig(
  { db }: Platform,
  input: SaveConfigInput,
  actor: Actor,
): Promise<ConfigEntry> {
  const { key, value } = input;
  checkValue(key, value);
  return inTransaction(db, async (tx) => {
    await lockAll(tx, 'settings');
    const before = await findEntry(tx, key);
    if (input.mode === 'add' && before)
      throw fieldError('setting.exists', 'key', 'error.setting.exists', { key });
    if (input.mode === 'change' && !before && !isSettingKey(key)) throw new AppError('record.missing');
    if (input.version !== undefined) {
      const { mode: _mode, ...given } = input;
      await requireCurrent(tx, {
        entity: 'config',
        entityId: key,
        input: given,
        current: await getConfigEntry(tx, key),
      });
    }
    const remark = input.remark ?? before?.remark ?? '';
    await putEntry(tx, { key, value, remark, updatedAt: actor.at });
    await recordAudit(tx, actor, {
      action: before ? 'update' : 'create',
      entity: 'config',
      entityId: key,
      before: before && { value: before.value, remark: before.remark },
      after: { value, remark },
    });
    await putInOutbox(tx, 'live.event', {
      event: { type: 'settings.changed', key },
      audience: { staffOnly: true },
    });
    return getConfigEntry(tx, key);
  });
}

function checkValue(key: string, value: string): void {
  if (!isSettingKey(key)) return;
  const read = readSetting(key, value);
  if (read.ok) return;
  const bounds = settingBounds(key);
  const id = read.id || (bounds.min === undefined ? 'validation.format' : 'validation.range');
  throw fieldError('setting.invalid', 'value', id, bounds);
}
