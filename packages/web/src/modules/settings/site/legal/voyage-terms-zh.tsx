import type { LegalSection } from './legal-document.tsx';

/** The terms about the voyage itself: who may travel, with which documents, and how to behave. */
export function voyageTermsZh(): LegalSection[] {
  return [
    {
      id: 'documents',
      title: '旅行证件',
      body: (
        <p>
          请携带订票时登记的护照或身份证件。护照有效期须超过航次日期至少六个月。无有效证件者不得登船，并视为未登船（no
          show）。签证与各类许可由您自行负责。
        </p>
      ),
    },
    {
      id: 'children',
      title: '婴儿、儿童与未成年人',
      body: (
        <ul>
          <li>所有乘客在航次当天须年满六个月。</li>
          <li>未满两岁为婴儿，同一订单内须有两位年满 18 岁的乘客同行。婴儿计入乘客人数，须持船票。</li>
          <li>未满 18 岁的乘客须与一位年满 18 岁的乘客同住一间舱房，由其全程负责。</li>
        </ul>
      ),
    },
    {
      id: 'pregnancy',
      title: '怀孕与健康',
      body: (
        <>
          <p>
            出发时或航程中怀孕满 24 周者，恕不接待。未满 24 周者须出示医生证明，注明怀孕周数并确认适宜乘船。
          </p>
          <p>如有任何在船上或紧急疏散时需要协助的情况，请在订票前告知我们。</p>
        </>
      ),
    },
    {
      id: 'boarding',
      title: '登船与离船',
      body: (
        <p>
          请于开航前提早到达舷梯口；登船会在开航前截止。开航时未在船上的乘客视为未登船。登船、在船与离船期间请遵从船员指引，上下船均会清点人数。
        </p>
      ),
    },
    {
      id: 'conduct',
      title: '船上守则与禁止博彩',
      body: (
        <>
          <p>
            船上不设任何博彩。禁止组织、参与博彩或携带博彩用具，也禁止携带毒品、武器、危险品，以及任何危害或骚扰他人的行为。
          </p>
          <p>
            对危害船舶或他人安全者，船长有权拒绝其登船、限制其行动或令其离船，票款不予退还；造成损坏须负责赔偿。
          </p>
        </>
      ),
    },
  ];
}
