import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { accountPage, pdaPage } from '#lib/site-urls.ts';
import { Link } from '#ui/shared/link.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

export function PrivacyEn({ facts }: { facts: SiteSettings }) {
  return <LegalDocument sections={[...whatWeKeep(facts), ...howWeTreatIt(facts), ...whatYouCanDo(facts)]} />;
}

function whatWeKeep({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          {company.name}, {company.port}, Malaysia, decides why and how personal data is handled on this site,
          at our counters and on our ships. This policy is written to be read; the{' '}
          <Link to={pdaPage}>personal data notice</Link> is the formal notice under the Personal Data
          Protection Act 2010.
        </p>
      ),
    },
    {
      id: 'children',
      title: 'Not for children under 13',
      body: (
        <p>
          Our service is not meant for children under 13. They cannot open an account, and we do not knowingly
          take data from them. Children travel as guests in the order of an adult, who gives us their details.
          If you believe a child under 13 has an account, write to us and we remove it.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we keep',
      body: (
        <ul>
          <li>
            Your account: username, name, phone, email, gender, date of birth, a password we cannot read back,
            and remarks you write.
          </li>
          <li>
            Guests in an order: name, gender, date of birth, nationality, phone, email, kind and number of the
            identity document, the expiry date of a passport, the reference code, and whether a doctor’s
            certificate was noted.
          </li>
          <li>
            Orders and payments: sailing, cabin or boarding pass, amounts, method and state of payment. Card
            and bank details stay with the payment provider; we never see them in full.
          </li>
          <li>
            On the ship: when a ticket was scanned for boarding, meals and disembarking, at which post and by
            whom; check-in and check-out of cabins.
          </li>
          <li>
            For safety of the service: sign-in times, network address and browser of your sessions, and a log
            of changes.
          </li>
        </ul>
      ),
    },
  ];
}

function howWeTreatIt({ idNumberDays, kept }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'why',
      title: 'Why we keep it',
      body: (
        <ul>
          <li>
            To sell you a sailing, issue tickets, take payment and give money back: this is our contract with
            you.
          </li>
          <li>
            To know who is aboard, to board guests safely and to answer the authorities of port and border:
            the law asks for it.
          </li>
          <li>To guard accounts and tickets against misuse, and to keep books and tax records.</li>
        </ul>
      ),
    },
    {
      id: 'documents',
      title: 'Identity card and passport numbers',
      body: (
        <p>
          These numbers are encrypted in our database. On screen we show only the last four characters, except
          to staff who must see the whole number for boarding or for an authority, and each such view is
          logged. They are never part of a QR code or of a web address. We remove the numbers of an order{' '}
          {idNumberDays} days after its sailing.
        </p>
      ),
    },
    {
      id: 'sharing',
      title: 'Who receives it',
      body: (
        <>
          <p>
            Staff see what their work needs: a boarding post sees guests of its sailing, finance sees
            payments. An agent sees the orders placed with the agent’s code.
          </p>
          <p>
            Outside our company: the payment provider you choose, technical providers who store data for us
            under contract, and authorities where the law obliges us. We do not sell personal data and show no
            advertising.
          </p>
        </>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: (
        <table>
          <thead>
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Identity card and passport numbers of guests</th>
              <td>until {idNumberDays} days after the sailing</td>
            </tr>
            <tr>
              <th scope="row">Numbers saved in your own profile</th>
              <td>
                as long as you keep them there
                {kept && <>, at most {kept.profileDays} days after you last used your account</>}
              </td>
            </tr>
            <tr>
              <th scope="row">A booking begun in your browser</th>
              <td>one day, or until you log out</td>
            </tr>
            {kept && (
              <>
                <tr>
                  <th scope="row">The cart of your account</th>
                  <td>{kept.cartDays} days after it was last changed</td>
                </tr>
                <tr>
                  <th scope="row">Copies of mails with your tickets</th>
                  <td>{kept.mailDays} days</td>
                </tr>
              </>
            )}
            <tr>
              <th scope="row">Account</th>
              <td>until you ask us to close it</td>
            </tr>
            <tr>
              <th scope="row">Orders and payments</th>
              <td>seven years, as tax law asks</td>
            </tr>
            <tr>
              <th scope="row">Sessions</th>
              <td>until they end or expire</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <p>
          Connections are encrypted, passwords are stored so that nobody can read them back, access follows
          the role of each member of staff, and changes are logged. Should your data ever be exposed in a way
          that may harm you, we tell you and the Commissioner without delay.
        </p>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies',
      body: (
        <p>
          We set only cookies the site needs: one keeps you signed in, one remembers your language, and in the
          back office one remembers whether the menu is folded. There are no tracking or advertising cookies.
          When a page has to load itself again because the site was renewed, what you had typed into a form is
          kept in your own browser for one minute, so that it is not lost; passwords are not.
        </p>
      ),
    },
  ];
}

function whatYouCanDo({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <>
          <p>
            You may see and correct your data, most of it directly in your{' '}
            <Link to={accountPage}>personal centre</Link>. You may ask us for a copy, withdraw a consent,
            object to a use, or have your account closed. We answer within 21 days. Some data must stay as
            long as the law asks for it or a sailing is still ahead.
          </p>
          <p>You may also complain to the Personal Data Protection Commissioner of Malaysia.</p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When we change this policy we publish the new text here with its date. Changes that matter to you we
          announce before they hold.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <LegalContact company={company} /> },
  ];
}
