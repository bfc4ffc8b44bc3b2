import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { accountPage, pdaPage } from '#lib/site-urls.ts';
import { Link } from '#ui/shared/link.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

export function PrivacyZh({ facts }: { facts: SiteSettings }) {
  return <LegalDocument sections={[...whatWeKeep(facts), ...howWeTreatIt(facts), ...whatYouCanDo(facts)]} />;
}

function whatWeKeep({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'who',
      title: '谁负责',
      body: (
        <p>
          本网站、柜台与船上的个人资料，由位于马来西亚 {company.port} 的 {company.name}{' '}
          决定处理目的与方式。本政策力求易读；依 2010 年个人资料保护法令作出的正式通知，见
          <Link to={pdaPage}>《个人资料保护声明》</Link>。
        </p>
      ),
    },
    {
      id: 'children',
      title: '不面向 13 岁以下儿童',
      body: (
        <p>
          本服务不面向 13
          岁以下儿童。他们不能注册账户，我们也不会在知情的情况下向其收集资料。儿童以乘客身份列入成人的订单，资料由成人提供。
          如您认为有 13 岁以下儿童注册了账户，请告知我们，我们会将其删除。
        </p>
      ),
    },
    {
      id: 'what',
      title: '我们保存什么',
      body: (
        <ul>
          <li>账户：用户名、姓名、电话、电子邮箱、性别、出生日期、无法还原的密码摘要，以及您填写的备注。</li>
          <li>
            订单乘客：姓名、性别、出生日期、国籍、电话、电子邮箱、证件类别与号码、护照有效期、推荐码，以及是否登记了医生证明。
          </li>
          <li>
            订单与付款：航次、舱房或登船牌、金额、支付方式与状态。银行卡与银行账户资料由支付机构保管，我们看不到完整内容。
          </li>
          <li>船上记录：船票在登船、用餐、离船时的扫描时间、岗位与经手人；舱房的入住与退房。</li>
          <li>服务安全：登录时间、网络地址与浏览器，以及变更日志。</li>
        </ul>
      ),
    },
  ];
}

function howWeTreatIt({ idNumberDays, kept }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'why',
      title: '为什么保存',
      body: (
        <ul>
          <li>为您售票、出票、收款与退款：这是我们与您的合同。</li>
          <li>掌握船上人员、安全组织登船、答复港口与边境主管机关：这是法律要求。</li>
          <li>防止账户与船票被滥用，并保存账簿与税务记录。</li>
        </ul>
      ),
    },
    {
      id: 'documents',
      title: '身份证与护照号码',
      body: (
        <p>
          这些号码在数据库中加密保存，页面只显示最后四位；仅登船岗位及须向主管机关提供资料的员工可以看到完整号码，且每次查看都有记录。
          号码不会出现在二维码或网址中。订单内的证件号码在航次结束 {idNumberDays} 天后删除。
        </p>
      ),
    },
    {
      id: 'sharing',
      title: '谁会收到',
      body: (
        <>
          <p>
            员工只能看到工作所需的内容：登船岗位看到本航次乘客，财务看到付款。代理可看到使用其推荐码的订单。
          </p>
          <p>
            公司以外：您选择的支付机构、依合同为我们保存资料的技术服务商，以及法律规定的主管机关。我们不出售个人资料，也不投放广告。
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: '保存多久',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">资料</th>
              <th scope="col">保存期限</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">乘客的身份证与护照号码</th>
              <td>至航次结束后 {idNumberDays} 天</td>
            </tr>
            <tr>
              <th scope="row">您存入个人资料的证件号码</th>
              <td>
                由您决定保留多久
                {kept && <>，最长至最后一次使用账户后 {kept.profileDays} 天</>}
              </td>
            </tr>
            <tr>
              <th scope="row">在浏览器中开始的预订</th>
              <td>一天，或至退出登录为止</td>
            </tr>
            {kept && (
              <>
                <tr>
                  <th scope="row">账户的购物车</th>
                  <td>最后一次改动后 {kept.cartDays} 天</td>
                </tr>
                <tr>
                  <th scope="row">含船票的邮件副本</th>
                  <td>{kept.mailDays} 天</td>
                </tr>
              </>
            )}
            <tr>
              <th scope="row">账户</th>
              <td>至您要求关闭为止</td>
            </tr>
            <tr>
              <th scope="row">订单与付款</th>
              <td>依税法保存七年</td>
            </tr>
            <tr>
              <th scope="row">登录记录</th>
              <td>至退出或失效为止</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'security',
      title: '如何保护',
      body: (
        <p>
          连接全程加密，密码以无法还原的方式保存，员工按角色获得权限，变更均有记录。如资料外泄可能对您造成损害，我们会立即通知您与专员。
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookie',
      body: (
        <p>
          我们只使用网站必需的 Cookie：保持登录、记住语言，以及在管理后台记住菜单是否收起。没有任何追踪或广告
          Cookie。网站更新后页面需要自动重新加载时，您已在表单中填写的内容会在您自己的浏览器中保留一分钟，以免丢失；密码不会保留。
        </p>
      ),
    },
  ];
}

function whatYouCanDo({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'rights',
      title: '您的权利',
      body: (
        <>
          <p>
            您可以查看并更正资料，大部分可直接在<Link to={accountPage}>个人中心</Link>
            完成；也可以索取副本、撤回同意、反对某项使用，或要求关闭账户。我们会在 21
            天内答复。法律要求保存的资料，或航次尚未结束的资料，须保留至期满。
          </p>
          <p>您也可以向马来西亚个人资料保护专员投诉。</p>
        </>
      ),
    },
    {
      id: 'changes',
      title: '政策的修改',
      body: <p>如有修改，我们会在此公布新文本与日期；对您有重要影响的修改，会在生效前告知。</p>,
    },
    { id: 'contact', title: '联系我们', body: <LegalContact company={company} /> },
  ];
}
