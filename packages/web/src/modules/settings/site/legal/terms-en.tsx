import { formatMoney } from '@gangway/contract/core/money.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { pdaPage, privacyPage } from '#lib/site-urls.ts';
import { Link } from '#ui/shared/link.tsx';
import { FeeTable } from './fee-table.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalDocument, type LegalSection } from './legal-document.tsx';
import { voyageTermsEn } from './voyage-terms-en.tsx';

export function TermsEn({ facts }: { facts: SiteSettings }) {
  return (
    <LegalDocument
      sections={[
        ...bookingSections(facts),
        ...voyageTermsEn(),
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
      title: 'About these terms',
      body: (
        <>
          <p>
            {company.name} (“we”) sells and runs day and night sailings from {company.port}, Malaysia. These
            terms are the contract between us and everyone who opens an account, orders a sailing or travels
            with us (“you”). By ordering you accept them for yourself and for every guest in your order.
          </p>
          <p>
            Nothing here takes away a right you have under the Consumer Protection Act 1999 or another law
            that cannot be set aside by agreement. Where the English and the Chinese text differ, the English
            text holds.
          </p>
        </>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>
            An account is for people aged 13 or over. Orders are placed by a person aged 18 or over, or with
            the consent of a parent or guardian.
          </li>
          <li>What you tell us about yourself and your guests must be true and complete.</li>
          <li>
            Keep your password to yourself. Tell us at once if somebody else may know it; you can end every
            other session in your personal centre.
          </li>
          <li>We may close an account that is used to break these terms or the law.</li>
        </ul>
      ),
    },
    {
      id: 'booking',
      title: `Booking and the ${holdMinutes}-minute hold`,
      body: (
        <>
          <p>
            You can travel with a cabin or with a boarding pass alone (a standing ticket without a room). An
            order is for one sailing. When you place it, the places in it are held for you for {holdMinutes}{' '}
            minutes, whichever way you pay. An order not paid within that time is cancelled by itself and the
            places go back on sale.
          </p>
          <p>
            The contract for a sailing comes about when your payment is confirmed. Several orders placed
            together are separate orders: each succeeds or fails by itself.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Prices and payment',
      body: (
        <ul>
          <li>
            Prices are in Malaysian ringgit (RM). A cabin is priced per cabin and sailing, for up to the
            number of guests it takes; a boarding pass is priced per person.
          </li>
          <li>The price shown when you order is the price you pay, even if it changes later.</li>
          <li>
            You pay with the methods offered at checkout or in cash at our counter. Agents may pay from their
            prepaid balance as far as it reaches.
          </li>
          <li>
            If your money reaches us after the hold has ended, we give you the place again if it is still
            free. If it is not, we return the whole amount at once.
          </li>
        </ul>
      ),
    },
    {
      id: 'tickets',
      title: 'Tickets and QR codes',
      body: (
        <ul>
          <li>
            Each guest has one ticket with a serial number and a QR code. It is valid for the guest and the
            sailing named on it and cannot be handed on.
          </li>
          <li>
            A code opens the gangway once. Keep it private: whoever shows it first is boarded, and copies are
            refused.
          </li>
          <li>A person can hold one valid ticket for a sailing.</li>
        </ul>
      ),
    },
  ];
}

function changeSections(facts: SiteSettings): LegalSection[] {
  return [
    {
      id: 'cancellation',
      title: 'When you cancel',
      body: (
        <>
          <p>
            You can cancel a paid order before departure. We keep a fee per person, a share of the fare that
            depends on how many calendar days before departure you cancel, and return the rest by the way you
            paid. The fee is shown to you before you confirm, and the table in force when you bought stays
            with your order.
          </p>
          <FeeTable facts={facts} words={feeWords} />
          <p>Fares marked non-refundable, and peak sailings, carry a fee of 100 % whatever the notice.</p>
          <p>
            The price of a cabin is the cabin’s. When a guest cancels and others keep the cabin, nothing comes
            back and no fee is taken; the money comes back by this table when the whole cabin is given up.
          </p>
        </>
      ),
    },
    {
      id: 'change',
      title: 'When you change your date',
      body: (
        <>
          <p>
            You can move an order to another sailing if there is room, for an administration fee of{' '}
            {formatMoney(facts.changeFeeSen)} per person plus the difference in price. Within{' '}
            {facts.changeClosedDays} calendar days of departure a change is no longer offered; a request then
            counts as a cancellation. Everybody on the order must be allowed to sail on the new date.
          </p>
          <p>
            The terms of your order come along. If you cancel after a change, we keep the larger share of what
            cancelling would have cost when you changed and what the new date asks for. A fare that gives
            nothing back stays so, and a cheaper date then pays no difference back.
          </p>
        </>
      ),
    },
    {
      id: 'replace',
      title: 'When somebody else travels',
      body: (
        <p>
          Until boarding another guest can take the place of one who cannot come, under the same rules
          {facts.guestFeeSen > 0
            ? ` and for a fee of ${formatMoney(facts.guestFeeSen)}, which does not come back`
            : ' and free of charge'}
          . The ticket of whoever does not come stops being valid at once.
        </p>
      ),
    },
    {
      id: 'our-changes',
      title: 'When we cancel or change a sailing',
      body: (
        <p>
          Weather, safety, the ship’s condition or an order of an authority may force us to cancel a sailing,
          to leave at another time or to change its course. If we cancel, every paid order is refunded in
          full. If the departure moves so far that the sailing no longer serves you, you may cancel without a
          fee before it leaves.
        </p>
      ),
    },
  ];
}

function closingSections({ company }: SiteSettings): LegalSection[] {
  return [
    {
      id: 'liability',
      title: 'Our liability',
      body: (
        <>
          <p>
            We answer for death or injury caused by our negligence, and for everything else for which the law
            does not let us limit our liability. Beyond that we are not liable for what we could not prevent
            with reasonable care, such as weather, acts of authorities or of other guests.
          </p>
          <p>
            For other loss, including luggage and valuables kept in your own care, our liability is limited to
            the price of the ticket concerned, unless we acted wilfully or with gross negligence.
          </p>
        </>
      ),
    },
    {
      id: 'data',
      title: 'Personal data',
      body: (
        <p>
          How we handle personal data stands in the <Link to={privacyPage}>privacy policy</Link> and in the{' '}
          <Link to={pdaPage}>personal data notice</Link>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          The terms published when you ordered apply to that order. Newer terms apply to what you order after
          them.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Governing law',
      body: (
        <p>
          These terms are governed by the laws of Malaysia, and the courts of Malaysia decide disputes. As a
          consumer you may also turn to the Tribunal for Consumer Claims. Please write to us first; most
          things are settled faster that way.
        </p>
      ),
    },
    { id: 'contact', title: 'Contact', body: <LegalContact company={company} /> },
  ];
}

const feeWords = {
  caption: 'Cancellation fee per person',
  notice: 'Notice before departure',
  fee: 'Share of the fare we keep',
  orMore: (days: number) => `${days} days or more`,
  between: (from: number, to: number) => (from === to ? `${from} days` : `${from} to ${to} days`),
  orFewer: (days: number) => `${days} days or fewer`,
  noShow: 'No show',
  none: 'No charge',
  percent: (value: number) => `${value} %`,
};
