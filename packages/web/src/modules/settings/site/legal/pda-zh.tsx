import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

export function PdaZh({ facts }: { facts: SiteSettings }) {
  return <LegalDocument sections={sections(facts)} />;
}

function sections({ company, idNumberDays, kept }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'notice',
      title: '关于本声明',
      body: (
        <p>
          {company.name} 依马来西亚 2010 年个人资料保护法令（第 709 号法令）第 7
          条向您发出本声明。法定文本为英文与马来文，中文供阅读之便。您注册账户、订票或乘船，即表示您本人同意本声明所述的处理，
          并已取得您所提供资料的同行乘客的同意。
        </p>
      ),
    },
    {
      id: 'data',
      title: '处理的资料',
      body: (
        <p>
          姓名、性别、出生日期、国籍、电话、电子邮箱、证件类别与号码、护照有效期、账户与登录资料、订单、付款、登船与舱房记录。
          已出示医生证明的记录属敏感个人资料，仅在您明确同意下，用于判断您能否安全乘船。
        </p>
      ),
    },
    {
      id: 'source',
      title: '资料来源',
      body: <p>来自您本人、为您订票的人士或代理、支付机构提供的付款状态，以及我们在码头与船上的岗位。</p>,
    },
    {
      id: 'purposes',
      title: '处理目的',
      body: (
        <ul>
          <li>接受订单与付款、出票、改期与退款；</li>
          <li>核对年龄、健康与证件要求，组织登船，掌握船上人员；</li>
          <li>履行对港口、海事、移民与税务机关的义务；</li>
          <li>保护账户、防止欺诈、处理索赔。</li>
        </ul>
      ),
    },
    {
      id: 'obligatory',
      title: '必须提供的资料',
      body: (
        <p>
          每位乘客的姓名、电话、性别、出生日期、国籍与身份证件为必填；缺少则无法售票或登船。个人资料中的电子邮箱与备注为自愿填写。
        </p>
      ),
    },
    {
      id: 'disclosure',
      title: '向谁披露',
      body: (
        <p>
          您选择的支付机构；依合同为我们保存与处理资料的服务商；订单所用推荐码的代理；法律规定的主管机关。资料如转移至马来西亚境外，
          我们确保其得到法令要求的保护。
        </p>
      ),
    },
    {
      id: 'retention',
      title: '保存期限',
      body: (
        <p>
          订单内的证件号码在航次结束 {idNumberDays} 天后删除。订单与付款记录保存七年。
          {kept && (
            <>
              购物车内容在最后一次改动 {kept.cartDays}{' '}
              天后删除；在浏览器中开始的预订保存一天，退出登录时即删除； 我们发送的邮件副本在 {kept.mailDays}{' '}
              天后删除。账户 {kept.profileDays} 天未使用，个人资料中的证件号码和常用乘客即被删除。
            </>
          )}
          其他资料在账户存续期间保存，不再需要时删除。
        </p>
      ),
    },
    {
      id: 'rights',
      title: '您的权利与选择',
      body: (
        <p>
          您可以要求查阅与更正个人资料、限制处理、撤回同意、依法令要求转移资料，并反对可能造成损害或困扰的处理。我们不以个人资料作直接营销。
          请按下列方式联系，我们会在 21 天内答复。如撤回必填资料的同意，我们将无法为您提供乘船服务。
        </p>
      ),
    },
    {
      id: 'contact',
      title: '查询与投诉',
      body: (
        <>
          <LegalContact company={company} />
          <p>各语言版本如有出入，以英文版本为准。</p>
        </>
      ),
    },
  ];
}
