import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';

interface FeeWords {
  caption: string;
  notice: string;
  fee: string;
  /** From this many days upwards. */
  orMore(days: number): string;
  between(from: number, to: number): string;
  orFewer(days: number): string;
  noShow: string;
  none: string;
  percent(value: number): string;
}

/** The cancellation fee by notice, as the operator has set it. */
export function FeeTable({ facts, words }: { facts: SiteSettings; words: FeeWords }) {
  const { refundTiers, noShowPercent } = facts;
  const fee = (percent: number) => (percent === 0 ? words.none : words.percent(percent));
  return (
    <table>
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.notice}</th>
          <th scope="col">{words.fee}</th>
        </tr>
      </thead>
      <tbody>
        {refundTiers.map(({ fromDays, percent }, index) => {
          const longer = refundTiers[index - 1];
          return (
            <tr key={fromDays}>
              <th scope="row">{noticeOf(fromDays, longer?.fromDays, words)}</th>
              <td>{fee(percent)}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{words.noShow}</th>
          <td>{fee(noShowPercent)}</td>
        </tr>
      </tbody>
    </table>
  );
}

function noticeOf(from: number, longer: number | undefined, words: FeeWords): string {
  if (longer === undefined) return words.orMore(from);
  return from === 0 ? words.orFewer(longer - 1) : words.between(from, longer - 1);
}
