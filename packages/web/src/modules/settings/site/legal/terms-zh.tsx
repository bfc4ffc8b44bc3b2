import { formatMoney } from '@gangway/contract/core/money.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { pdaPage, privacyPage } from '#lib/site-urls.ts';
import { Link } from '#ui/shared/link.tsx';
import { FeeTable } from './fee-table.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { voyageTermsZh } from './voyage-terms-zh.tsx';

export function TermsZh({ facts }: { facts: SiteSettings }) {
  return (
    <LegalDocument
      sections={[
        ...bookingSections(facts),
        ...voyageTermsZh(),
        ...changeSections(facts),
        ...closingSections(facts),
      ]}
    />
  );
}

function bookingSections({ company, holdMinutes }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'about',
      title: '关于本条款',
      body: (
        <>
          <p>
            {company.name}（以下称“我们”）销售并营运自马来西亚 {company.port}{' '}
            出发的日间与夜间航次。本条款是我们与每一位注册账户、
            订购航次或乘船的人士（以下称“您”）之间的合同。您下单即代表您本人及订单内每位乘客接受本条款。
          </p>
          <p>
            本条款不影响您依 1999 年消费者保护法令（Consumer Protection Act
            1999）及其他强制性法律享有的权利。中英文版本如有出入，以英文版本为准。
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: '您的账户',
      body: (
        <ul>
          <li>年满 13 岁方可注册账户。下单人须年满 18 岁，或已获父母或监护人同意。</li>
          <li>您提供的本人及同行乘客资料须真实、完整。</li>
          <li>请妥善保管密码。如怀疑他人知晓，请立即告知我们，并可在个人中心退出其他所有设备。</li>
          <li>账户如被用于违反本条款或法律，我们可将其关闭。</li>
        </ul>
      ),
    },
    {
      id: 'booking',
      title: `订票与 ${holdMinutes} 分钟保留`,
      body: (
        <>
          <p>
            您可以选择舱房，或仅凭登船牌乘船（站票，不含舱房）。一张订单对应一个航次。下单后，不论采用何种支付方式，订单内的位置为您保留{' '}
            {holdMinutes} 分钟；逾时未付款，订单自动取消，位置重新开放销售。
          </p>
          <p>付款确认后，该航次的合同即告成立。一次提交的多张订单彼此独立，各自成功或失败。</p>
        </>
      ),
    },
    {
      id: 'payment',
      title: '票价与支付',
      body: (
        <ul>
          <li>票价以马来西亚令吉（RM）计。舱房按间、按航次计价，可住至该舱房的人数上限；登船牌按人计价。</li>
          <li>以下单时显示的价格为准，之后调价不影响已下订单。</li>
          <li>可使用结账页提供的方式付款，或在柜台支付现金。代理可在余额范围内以预存余额结算。</li>
          <li>款项如在保留时间结束后才到账：仍有位置则为您重新保留；没有位置则立即全额退还。</li>
        </ul>
      ),
    },
    {
      id: 'tickets',
      title: '船票与二维码',
      body: (
        <ul>
          <li>每位乘客持一张船票，附有序列号与二维码，仅限票面所载乘客与航次使用，不得转让。</li>
          <li>二维码只能登船一次。请勿外传：先出示者先登船，重复使用将被拒绝。</li>
          <li>同一人在同一航次只能持有一张有效船票。</li>
        </ul>
      ),
    },
  ];
}

function changeSections(facts: SiteSettings): LegalSection[] {
  return [
    {
      id: 'cancellation',
      title: '您取消订单',
      body: (
        <>
          <p>
            已付款的订单可在开航前取消。我们按取消时距开航的日历日数，以每人票价的一定比例收取手续费，其余款项按原支付方式退还。
            费用会在您确认前显示；购票时适用的费率随订单保留，不受之后调整影响。
          </p>
          <FeeTable facts={facts} words={feeWords} />
          <p>标明不可退的票价以及旺季航次，不论提前多久，手续费均为 100%。</p>
          <p>
            舱房按间计价。部分旅客取消而其余旅客保留舱房的，不退款，也不收取手续费；整间舱房退订时，按上表退款。
          </p>
        </>
      ),
    },
    {
      id: 'change',
      title: '您更改日期',
      body: (
        <>
          <p>
            如有位置，订单可改至其他航次，每人收取手续费 {formatMoney(facts.changeFeeSen)}，另补差价。距开航{' '}
            {facts.changeClosedDays}{' '}
            个日历日以内不再接受改期，此时提出的改期视为取消。订单中的每位乘客都须符合新日期的乘船规定。
          </p>
          <p>
            订单的退款规定随改期保留：改期后如再取消，按改期时取消原航次的费用与新日期应收费用中较高者收取。不可退的票价改期后仍不可退，改到较便宜的日期也不退差价。
          </p>
        </>
      ),
    },
    {
      id: 'replace',
      title: '更换旅客',
      body: (
        <p>
          登船前，不能成行的旅客可由他人顶替，适用相同规定
          {facts.guestFeeSen > 0 ? `，手续费 ${formatMoney(facts.guestFeeSen)}，不予退还` : '，不收取费用'}
          。原旅客的船票立即失效。
        </p>
      ),
    },
    {
      id: 'our-changes',
      title: '我们取消或更改航次',
      body: (
        <p>
          因天气、安全、船况或主管机关命令，我们可能须取消航次、调整开航时间或航线。如由我们取消，所有已付款订单全额退款；
          如开航时间变动过大，令该航次对您不再适用，您可在开航前免费取消。
        </p>
      ),
    },
  ];
}

function closingSections({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'liability',
      title: '我们的责任',
      body: (
        <>
          <p>
            因我们的疏忽造成的人身伤亡，以及法律不允许限制的其他责任，我们依法承担。除此之外，对于已尽合理注意仍无法避免的情况，例如天气、
            主管机关或其他乘客的行为，我们不承担责任。
          </p>
          <p>
            其他损失（包括由您自行保管的行李与贵重物品），除我们故意或有重大过失外，责任以相关船票的票价为限。
          </p>
        </>
      ),
    },
    {
      id: 'data',
      title: '个人资料',
      body: (
        <p>
          我们如何处理个人资料，见<Link to={privacyPage}>《隐私政策》</Link>与
          <Link to={pdaPage}>《个人资料保护声明》</Link>。
        </p>
      ),
    },
    {
      id: 'changes',
      title: '条款的修改',
      body: <p>订单适用下单时公布的条款；新条款只适用于其后的订单。</p>,
    },
    {
      id: 'law',
      title: '适用法律',
      body: (
        <p>
          本条款受马来西亚法律管辖，争议由马来西亚法院审理。消费者亦可向消费者仲裁庭（Tribunal for Consumer
          Claims）申诉。请先与我们联系，多数问题这样解决更快。
        </p>
      ),
    },
    { id: 'contact', title: '联系我们', body: <LegalContact company={company} /> },
  ];
}

const feeWords = {
  caption: '每人取消手续费',
  notice: '距开航',
  fee: '收取票价的比例',
  orMore: (days: number) => `${days} 天或以上`,
  between: (from: number, to: number) => (from === to ? `${from} 天` : `${from} 至 ${to} 天`),
  orFewer: (days: number) => `${days} 天或以内`,
  noShow: '未登船（no show）',
  none: '不收费',
  percent: (value: number) => `${value}%`,
};
