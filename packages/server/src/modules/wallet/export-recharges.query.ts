import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Locale } from '@gangway/contract/core/locales.ts';
import type { Recharge } from '@gangway/contract/wallet/schemas.ts';
import type { Db } from '../../platform/database/create-database.ts';
import { type SheetColumn, writeSheet } from '../../platform/excel/write-sheet.ts';
import { translate } from '../../platform/messages/translate.ts';
import { listRecharges, type RechargePage } from './recharges.queries.ts';

const maxRows = 20_000;

/** The recharges that match, as a workbook. */
export async function exportRecharges(
  db: Db,
  input: Pick<RechargePage, 'filter' | 'sort'>,
  locale: Locale,
): Promise<Buffer> {
  const recharges = await listRecharges(db, input, maxRows);
  return writeSheet(translate(locale, 'recharges.table'), columns(locale), recharges);
}

function columns(locale: Locale): SheetColumn<Recharge>[] {
  const t = (id: string) => translate(locale, id);
  type Value = ReturnType<SheetColumn<Recharge>['value']>;
  const column = (title: string, width: number, value: (row: Recharge) => Value) => ({
    title: t(title),
    width,
    value,
  });
  const money = (title: string, sen: (row: Recharge) => number | null) => ({
    ...column(title, 14, (row) => ringgit(sen(row))),
    format: '#,##0.00',
  });
  return [
    column('recharges.no', 20, (row) => row.rechargeNo),
    column('recharges.created', 17, (row) => portTime(row.createdAt)),
    column('recharges.account', 16, (row) => row.account),
    column('recharges.name', 24, (row) => row.realName),
    money('recharges.amount', (row) => row.amountSen),
    money('recharges.before', (row) => row.balanceBeforeSen),
    column('recharges.method', 16, (row) => t(`method.${row.method}`)),
    column('recharges.slipNo', 18, (row) => row.slipNo),
    column('recharges.status', 12, (row) => t(`recharge.status.${row.status}`)),
    column('recharges.operator', 18, (row) => row.operator),
    column('recharges.paidAt', 17, (row) => portTime(row.paidAt)),
    column('recharges.updated', 17, (row) => portTime(row.updatedAt)),
    column('recharges.remarks', 30, (row) => row.remarks),
  ];
}

function ringgit(sen: number | null): number | null {
  return sen === null ? null : sen / 100;
}

/** A cell of Excel has no time zone: it holds the clock at the port. */
function portTime(at: string | null): Date | null {
  return at === null ? null : new Date(`${formatInstant(at).replace(' ', 'T')}:00Z`);
}
