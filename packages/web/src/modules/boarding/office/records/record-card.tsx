import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { formatSecond } from '../moment.ts';
import { VerdictBadge } from '../verdict-badge.tsx';
import { ScanWords } from './scan-words.tsx';

/** A scan on a telephone. */
export function RecordCard({ scan }: { scan: ScanRecord }) {
  const t = useTranslate();
  return (
    <>
      <strong>{scan.ticket?.name ?? (scan.readText || t('verification.noTicket'))}</strong>
      <ScanWords scan={scan} />
      <span>
        <VerdictBadge verdict={scan.verdict} />
        {scan.reason === 'ok' ? '' : ` · ${t(`verification.reason.${scan.reason}`)}`}
      </span>
      <span>
        {formatSecond(scan.receivedAt)}
        {scan.ticket ? ` · ${scan.ticket.serial}` : ''}
      </span>
      <span>{[scan.account, scan.device?.name].filter(Boolean).join(' · ')}</span>
    </>
  );
}
