import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';

/** The cancellation fee by notice, as the operator has set it. */
export function FeeTable({ facts }: { facts: SiteSettings }) {
  const t = useTranslate();
  const { refundTiers, noShowPercent } = facts;
  const fee = (percent: number) =>
    percent === 0 ? t('legal.fees.none') : t('legal.fees.percent', { percent });
  return (
    <table>
      <caption>{t('legal.fees.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('legal.fees.notice')}</th>
          <th scope="col">{t('legal.fees.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {refundTiers.map(({ fromDays, percent }, index) => {
          const longer = refundTiers[index - 1];
          return (
            <tr key={fromDays}>
              <th scope="row">{noticeOf(fromDays, longer?.fromDays, t)}</th>
              <td>{fee(percent)}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{t('legal.fees.noShow')}</th>
          <td>{fee(noShowPercent)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function noticeOf(from: number, longer: number | undefined, t: typeof translate): string {
  if (longer === undefined) return t('legal.fees.orMore', { days: from });
  const to = longer - 1;
  if (from === 0) return t('legal.fees.orFewer', { days: to });
  return from === to ? t('legal.fees.days', { days: from }) : t('legal.fees.between', { from, to });
}
