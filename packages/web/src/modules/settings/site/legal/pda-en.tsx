import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

export function PdaEn({ facts }: { facts: SiteSettings }) {
  return <LegalDocument sections={sections(facts)} />;
}

function sections({ company, idNumberDays, kept }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'notice',
      title: 'This notice',
      body: (
        <p>
          {company.name} gives you this notice under section 7 of the Personal Data Protection Act 2010 (Act
          709) of Malaysia. It stands in English and in Malay. By opening an account, ordering a sailing or
          travelling with us you consent to the processing described here, for yourself and for the guests
          whose details you give us with their consent.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'The data we process',
      body: (
        <p>
          Name, gender, date of birth, nationality, phone, email, kind and number of identity document, expiry
          date of a passport, account and session details, orders, payments, boarding and cabin records. A
          note that a doctor’s certificate was shown is sensitive personal data; we process it only with your
          explicit consent, to decide whether you may travel safely.
        </p>
      ),
    },
    {
      id: 'source',
      title: 'Where it comes from',
      body: (
        <p>
          From you, from the person or agent who books for you, from the payment provider about the state of a
          payment, and from our own posts on the pier and aboard.
        </p>
      ),
    },
    {
      id: 'purposes',
      title: 'The purposes',
      body: (
        <ul>
          <li>to take orders and payments, issue tickets, make changes and refunds;</li>
          <li>to check age, health and document rules, to board guests and to know who is aboard;</li>
          <li>to meet duties towards port, maritime, immigration and tax authorities;</li>
          <li>to protect accounts, prevent fraud and settle claims.</li>
        </ul>
      ),
    },
    {
      id: 'obligatory',
      title: 'What you must give us',
      body: (
        <p>
          Name, phone, gender, date of birth, nationality and identity document are obligatory for every
          guest. Without them we cannot sell a ticket or let the guest aboard. Email in your profile and
          remarks are voluntary.
        </p>
      ),
    },
    {
      id: 'disclosure',
      title: 'To whom we disclose it',
      body: (
        <p>
          To the payment provider you choose; to providers who store and process data for us under contract;
          to the agent whose code your order carries; to authorities where the law requires it. If data leaves
          Malaysia, we make sure it is protected to the standard of the Act.
        </p>
      ),
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      body: (
        <p>
          Identity document numbers in an order are removed {idNumberDays} days after the sailing. Records of
          orders and payments are kept for seven years.{' '}
          {kept && (
            <>
              What lies in a cart is removed {kept.cartDays} days after it was last changed, a booking begun
              in your browser after one day and when you log out, and a copy of a mail we sent you after{' '}
              {kept.mailDays} days. If you do not use your account for {kept.profileDays} days, the document
              numbers in your profile and your saved passengers are removed.{' '}
            </>
          )}
          Other data is kept while your account is open and removed when it is no longer needed.
        </p>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights and choices',
      body: (
        <p>
          You may request access to your personal data and its correction, limit its processing, withdraw
          consent, ask for its transfer where the Act provides for it, and object to processing likely to
          cause damage or distress. We process no personal data for direct marketing. Write to the contact
          below; we answer within 21 days. If you withdraw consent to data that is obligatory, we can no
          longer carry you.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact for requests and complaints',
      body: (
        <>
          <LegalContact company={company} />
          <p>Where the English and the Malay text differ, the English text holds.</p>
        </>
      ),
    },
  ];
}
