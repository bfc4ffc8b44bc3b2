import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';

type Content = AuditEntry['before'];
type Told = Pick<AuditEntry, 'before' | 'after'>;
type Linked = Pick<AuditEntry, 'entity' | 'entityId' | 'action'>;

/** The fields that hold the id of another record, and what kind of record it is. */
const links = new Map([
  ['accountId', 'account'],
  ['newTicketId', 'ticket'],
  ['oldTicketId', 'ticket'],
  ['orderId', 'order'],
  ['paymentId', 'payment'],
  ['roleId', 'role'],
  ['roomId', 'room'],
  ['roomTypeId', 'roomType'],
  ['routeId', 'route'],
  ['sailingId', 'sailing'],
  ['shipId', 'ship'],
  ['superiorId', 'account'],
  ['ticketId', 'ticket'],
]);

/** What entries tell, with the names of other records in place of their ids; one that is gone is left by its id. */
export async function nameLinked(
  entries: readonly Told[],
  nameAll: (linked: readonly Linked[]) => Promise<(string | null)[]>,
): Promise<Told[]> {
  const linked = new Map<string, Linked>();
  const collect = (entity: string, id: number) => {
    linked.set(`${entity} ${id}`, { entity, entityId: String(id), action: '' });
    return id;
  };
  for (const { before, after } of entries) replaceIds([before, after], collect);
  if (linked.size === 0) return [...entries];
  const known = await nameAll([...linked.values()]);
  const names = new Map([...linked.keys()].map((key, index) => [key, known[index]]));
  const named = (entity: string, id: number) => names.get(`${entity} ${id}`) ?? id;
  return entries.map(({ before, after }) => ({
    before: replaceIds(before, named),
    after: replaceIds(after, named),
  }));
}

function replaceIds(content: Content, replace: (entity: string, id: number) => string | number): Content {
  if (Array.isArray(content)) return content.map((part) => replaceIds(part, replace));
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(
    Object.entries(content).map(([field, part]) => {
      const entity = links.get(field);
      const isId = entity !== undefined && typeof part === 'number';
      return [field, isId ? replace(entity, part) : replaceIds(part ?? null, replace)];
    }),
  );
}

/**
 * What an entry tells, in the fields of today: the log is only ever added to, and the change of a date once told its two sailings
 * as if they were a period.
 */
export function toldAsToday(row: { entity: string; action: string; before: unknown; after: unknown }): Told {
  const told = { before: row.before, after: row.after } as Told;
  const { after } = told;
  if (row.entity !== 'order' || row.action !== 'change') return told;
  if (after === null || typeof after !== 'object' || Array.isArray(after) || !('from' in after)) return told;
  const { from, to, ...rest } = after;
  return { before: { sailingId: from ?? null }, after: { sailingId: to ?? null, ...rest } };
}
