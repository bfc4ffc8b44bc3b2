import type { OfficeRoute } from '@gangway/contract/core/office-routes.ts';
import type { Payment } from '@gangway/contract/payments/schemas.ts';
import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { ordersScreen, rechargesScreen, screenPath } from '#lib/office-urls.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';

type Subject = Pick<Payment, 'subject' | 'subjectIds' | 'label'>;

/** What a payment was for, by number; a link for those who may see it. */
export function PaymentSubject({ payment }: { payment: Subject }) {
  const sees = useSees();
  return linksOf(payment).map(({ text, to, route }, index) => (
    <Fragment key={text}>
      {index > 0 ? ', ' : null}
      {sees(route) ? (
        <Anchor inherit component={Link} to={to} onClick={(event) => event.stopPropagation()}>
          {text}
        </Anchor>
      ) : (
        text
      )}
    </Fragment>
  ));
}

function useSees(): (route: OfficeRoute) => boolean {
  const { routes } = useSessionUser();
  return (route) => routes.some(({ path }) => path === route);
}

interface SubjectLink {
  text: string;
  to: string;
  route: OfficeRoute;
}

/** The label names what the ids stand for, in their order. */
function linksOf({ subject, subjectIds, label }: Subject): SubjectLink[] {
  const texts = label.split(', ').filter((text) => text !== '');
  if (subject === 'recharge')
    return texts.map((text) => ({
      text,
      to: screenPath(rechargesScreen, { keyword: text }),
      route: rechargesScreen,
    }));
  return texts.map((text, index) => {
    const isOrder = subject === 'orders' && texts.length === subjectIds.length;
    const query = isOrder ? { order: String(subjectIds[index]) } : { keyword: text };
    return { text, to: screenPath(ordersScreen, query), route: ordersScreen };
  });
}
