import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';

/** How to reach the operator, as links. */
export function LegalContact({ company }: { company: SiteSettings['company'] }) {
  return (
    <address>
      {company.name}, {company.port}, Malaysia
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <br />
      <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
    </address>
  );
}
