import { askedSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { differences, fieldName } from '@gangway/contract/identity/audit-diff.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { readInOrder } from '../../platform/excel/row-parts.ts';
import type { Sheet } from '../../platform/excel/send-sheet.ts';
import { sheetColumns } from '../../platform/excel/sheet-columns.ts';
import { hasMessage, translate } from '../../platform/messages/translate.ts';
import type { AuditedRecords, AuditReader } from './audited-records.ts';
import { type AuditPage, listAuditIds, readAudit } from './audit.queries.ts';

/** A cell of Excel holds no more than 32,767 characters. */
const maxCell = 32_000;

/** The entries of the audit log that match, for Excel; what changed stands a line for each field, as on the screen. */
export async function exportAudit(
  db: Db,
  records: AuditedRecords,
  input: Pick<AuditPage, 'filter' | 'sort'>,
  reader: AuditReader,
): Promise<Sheet<AuditEntry>> {
  const { locale } = reader;
  const t = (id: string) => translate(locale, id);
  const ids = await listAuditIds(db, records, input, reader, askedSheetRows);
  const { text, moment } = sheetColumns<AuditEntry>(locale);
  const name = (id: string, code: string) => (hasMessage(id) ? t(id) : code);
  const label = (field: string) => (hasMessage(`field.${field}`) ? t(`field.${field}`) : undefined);
  return {
    file: 'audit-log',
    title: t('audit.table'),
    rows: readInOrder(ids, (some) => readAudit(db, records, some, reader)),
    columns: [
      moment('column.time', (entry) => entry.at),
      text('audit.person', 20, (entry) => entry.person ?? t('audit.system')),
      text('audit.action', 22, ({ action }) => name(`audit.action.${action}`, action)),
      text('audit.entity', 18, ({ entity }) => name(`audit.entity.${entity}`, entity)),
      text('audit.entityId', 24, (entry) => entry.record ?? entry.entityId),
      text('audit.before', 50, (entry) => written(entry, 'before', label)),
      text('audit.after', 50, (entry) => written(entry, 'after', label)),
      text('account.address', 18, (entry) => entry.address),
      text('audit.requestId', 28, (entry) => entry.requestId),
    ],
  };
}

/** What changed, as it was before or after. Where only the change itself is told, all that is told of it. */
function written(
  entry: AuditEntry,
  side: 'before' | 'after',
  label: (field: string) => string | undefined,
): string | null {
  const lines = differences(entry.before, entry.after);
  const changed = lines.filter(({ before, after }) => before !== after);
  const told = (changed.length > 0 ? changed : lines).flatMap((line) => {
    const value = line[side];
    return value === null ? [] : [`${fieldName(line.path, label)}: ${value}`];
  });
  return told.length === 0 ? null : told.join('\n').slice(0, maxCell);
}
