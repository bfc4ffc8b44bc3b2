import type { viewCalls } from '@gangway/contract/settings/view-calls.ts';
import type { SavedView } from '@gangway/contract/settings/view-schemas.ts';
import type { Body, ParsedInput } from '@gangway/contract/core/define-call.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import { can } from '@gangway/contract/core/permissions.ts';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Db } from '../../../platform/database/create-database.ts';
import { inLanguage } from '../../../platform/database/in-language.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { personName } from '../../../platform/database/person-name.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/platform.ts';

/** As many as anybody keeps; more would be somebody's program. */
const mostViews = 200;

/** The caller's own views of a list, then those that others share, by name. */
export async function listViews(
  db: Db,
  { screen, list }: ParsedInput<typeof viewCalls.listViews>['query'],
  caller: Caller,
  locale: Locale,
): Promise<SavedView[]> {
  requireScreen(caller, screen);
  const rows = await views(db)
    .where('savedViews.screen', '=', screen)
    .where('savedViews.list', '=', list)
    .where(({ or, eb }) =>
      or([eb('savedViews.accountId', '=', caller.accountId), eb('savedViews.shared', '=', true)]),
    )
    .orderBy(inLanguage('savedViews.name', locale))
    .orderBy('savedViews.id')
    .execute();
  const shown = rows.map((row) => toView(row, caller));
  return [...shown.filter(({ isOwn }) => isOwn), ...shown.filter(({ isOwn }) => !isOwn)];
}

/** Keeps a view; one's own of the same name is replaced, nobody else's ever. */
export async function keepView(
  { db, clock }: Platform,
  body: Body<typeof viewCalls.keepView>,
  caller: Caller,
): Promise<SavedView> {
  requireScreen(caller, body.screen);
  const { query, columns, shared } = body;
  const id = await inTransaction(db, async (tx) => {
    // One after the other: two that count at once would both find room for the last one.
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', caller.accountId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const { rows } = await sql<{ id: number }>`
      insert into saved_views (account_id, screen, list, name, query, columns, shared, updated_at)
      select ${caller.accountId}, ${body.screen}, ${body.list}, ${body.name}, ${query}, ${columns}::text[], ${shared}, ${clock()}
       where (select count(*) from saved_views where account_id = ${caller.accountId}) < ${mostViews}
          or exists (select from saved_views where account_id = ${caller.accountId} and screen = ${body.screen}
                        and list = ${body.list} and lower(name) = lower(${body.name}))
      on conflict (account_id, screen, list, lower(name)) do update
        set name = excluded.name, query = excluded.query, columns = excluded.columns, shared = excluded.shared, updated_at = excluded.updated_at
      returning id`.execute(tx);
    return rows[0]?.id;
  });
  if (id === undefined) throw new AppError('view.tooMany', { max: mostViews });
  return toView(await views(db).where('savedViews.id', '=', id).executeTakeFirstOrThrow(), caller);
}

/**
 * Deletes an own view; or one that another shares, for whoever looks after the settings and may open its screen, which is
 * noted. Any other is as missing as one that is not there.
 */
export async function dropView({ db }: Platform, id: number, caller: Caller, actor: Actor): Promise<null> {
  await inTransaction(db, async (tx) => {
    const view = await tx
      .selectFrom('savedViews')
      .select(['accountId', 'name', 'screen', 'shared'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!view || !mayDrop(view, caller)) throw new AppError('record.missing');
    await tx.deleteFrom('savedViews').where('id', '=', id).execute();
    const { accountId, name, screen } = view;
    if (accountId === caller.accountId) return;
    await recordAudit(tx, actor, {
      action: 'delete',
      entity: 'savedView',
      entityId: id,
      before: { name, screen, accountId },
    });
  });
  return null;
}

function views(db: Db) {
  return (
    db
      .selectFrom('savedViews')
      .innerJoin('accounts', 'accounts.id', 'savedViews.accountId')
      // What somebody shared goes when they do.
      .where('accounts.deletedAt', 'is', null)
      .selectAll('savedViews')
      .select(['accounts.username as by', personName<string>().as('person')])
  );
}

type ViewRow = Awaited<ReturnType<ReturnType<typeof views>['executeTakeFirstOrThrow']>>;

function toView(row: ViewRow, caller: Caller): SavedView {
  const { id, name, query, columns, shared, by, person } = row;
  const isOwn = row.accountId === caller.accountId;
  return { id, name, query, columns, shared, by, person, isOwn, mayDrop: mayDrop(row, caller) };
}

function mayDrop(
  { accountId, shared, screen }: Pick<ViewRow, 'accountId' | 'shared' | 'screen'>,
  { accountId: reader, grants }: Caller,
): boolean {
  if (accountId === reader) return true;
  return shared && can(grants, '/setup/settingConfig', 'edit') && can(grants, screen, 'view');
}

function requireScreen({ grants }: Caller, screen: string): void {
  if (!can(grants, screen, 'view')) throw new AppError('permission.denied');
}
