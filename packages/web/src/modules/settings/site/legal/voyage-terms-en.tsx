import type { LegalSection } from './legal-document.tsx';

/** The terms about the voyage itself: who may travel, with which documents, and how to behave. */
export function voyageTermsEn(): LegalSection[] {
  return [
    {
      id: 'documents',
      title: 'Travel documents',
      body: (
        <p>
          Bring the passport or identity document you booked with. A passport must be valid for at least six
          months beyond the day of sailing. We cannot take aboard a guest without a valid document, and this
          counts as a no show. Visas and permits are your own responsibility.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Infants, children and minors',
      body: (
        <ul>
          <li>Every guest must be at least six months old on the day of sailing.</li>
          <li>
            A child under two is an infant and travels with two guests aged 18 or over in the same order.
            Infants count as guests and need a ticket.
          </li>
          <li>
            A guest under 18 shares a cabin with a guest aged 18 or over, who answers for them throughout the
            sailing.
          </li>
        </ul>
      ),
    },
    {
      id: 'pregnancy',
      title: 'Pregnancy and health',
      body: (
        <>
          <p>
            We do not accept guests who are, or during the cruise will be, 24 weeks pregnant or more. Before
            that, a doctor’s certificate is needed that states the week of pregnancy and that you are fit to
            travel by sea.
          </p>
          <p>
            Tell us before you book about any condition that may need help aboard or during an evacuation.
          </p>
        </>
      ),
    },
    {
      id: 'boarding',
      title: 'Boarding and disembarking',
      body: (
        <p>
          Be at the gangway in good time before departure; boarding closes before the ship leaves. A guest who
          is not aboard at departure is a no show. Follow the crew’s directions when boarding, on board and
          when leaving the ship; guests are counted on and off.
        </p>
      ),
    },
    {
      id: 'conduct',
      title: 'Conduct on board, and no gambling',
      body: (
        <>
          <p>
            There is no gambling on board. Organising it, taking part in it or bringing equipment for it is
            forbidden. So are illegal drugs, weapons, dangerous goods and anything that endangers or harasses
            others.
          </p>
          <p>
            The master of the ship may refuse boarding to, confine or put ashore anyone who endangers the ship
            or the people on it. No refund is due in that case, and you pay for damage you cause.
          </p>
        </>
      ),
    },
  ];
}
