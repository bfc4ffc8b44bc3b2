import type { Menu } from '@gangway/contract/identity/schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { noteChange } from '../../platform/database/changes.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { requireCurrent } from '../../platform/database/require-current.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { putInOutbox } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMenu } from './menus.queries.ts';

export type SaveMenuInput = Pick<Menu, 'path' | 'version' | 'title' | 'icon' | 'position' | 'enabled'>;

/** Where a hidden entry is shown again: hidden itself, few would find it. */
const waysBack: readonly string[] = ['/permission', '/permission/menus'];

/** Changes how a menu entry looks. Which screens exist is the product's, who may open them the roles'. */
export async function saveMenu({ db }: Platform, input: SaveMenuInput, actor: Actor): Promise<Menu> {
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('menus').select('path').where('path', '=', input.path).forNoKeyUpdate().execute();
    const before = await findMenu(tx, input.path);
    if (!before) throw new AppError('record.missing');
    await requireCurrent(tx, { entity: 'menu', entityId: input.path, input, current: before });
    if (before.legacy && input.enabled) throw new AppError('menu.legacy');
    if (waysBack.includes(input.path) && !input.enabled) throw new AppError('menu.wayBack');
    const { title, icon, position, enabled } = input;
    await tx
      .updateTable('menus')
      .set({
        titleEn: title.en,
        titleZh: title.zh,
        titleKo: title.ko,
        icon,
        position,
        enabled,
        updatedAt: actor.at,
      })
      .where('path', '=', input.path)
      .execute();
    await recordAudit(tx, actor, {
      action: 'update',
      entity: 'menu',
      entityId: input.path,
      before: { title: before.title, icon: before.icon, position: before.position, enabled: before.enabled },
      after: { title, icon, position, enabled },
    });
    noteChange(tx, { what: 'menus' });
    await putInOutbox(tx, 'live.event', { event: { type: 'menus.changed' }, audience: { staffOnly: true } });
    const saved = await findMenu(tx, input.path);
    if (!saved) throw new AppError('record.missing');
    return saved;
  });
}
