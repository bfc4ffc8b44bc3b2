import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/create-database.ts';
import { readSettings } from '../settings/index.ts';

const route = '/ship/occupancyReport';

interface Staff {
  accountId: number;
  name: string;
  username: string;
  email: string | null;
  locale: Locale | null;
  addedAt: Date | null;
  mayRead: boolean;
}

/** Who gets the report by mail, and who else could. */
export async function listReaders(db: Db): Promise<Data<typeof reportsCalls.listReaders>> {
  const [staff, settings] = await Promise.all([findStaff(db), readSettings(db, 'reports.mailHour')]);
  return {
    hour: settings['reports.mailHour'],
    readers: staff.flatMap(({ accountId, name, username, email, locale, mayRead }) =>
      email === null || locale === null ? [] : [{ accountId, name, username, email, locale, mayRead }],
    ),
    others: staff.flatMap(({ accountId, name, username, email, mayRead }) =>
      email === null && mayRead ? [{ accountId, name, username }] : [],
    ),
  };
}

/** Members of staff who read the report, or may: open accounts whose role holds its screen. */
export async function findStaff(db: Db): Promise<Staff[]> {
  const { rows } = await sql<Staff>`
    select a.id::int as account_id, a.name, a.username, rr.email, rr.locale, rr.added_at,
           a.deleted_at is null and a.status = 'active' and (r.template = 'admin' or g.role_id is not null) as may_read
      from accounts a join roles r on r.id = a.role_id
      left join role_grants g on g.role_id = r.id and g.route = ${route}
      left join report_readers rr on rr.account_id = a.id
     where a.kind = 'staff' and (a.deleted_at is null or rr.account_id is not null)
     order by lower(a.username)`.execute(db);
  return rows;
}
