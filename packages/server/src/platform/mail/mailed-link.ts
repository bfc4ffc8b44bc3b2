import { linkMark } from './write-mail.ts';

/** Where the link stands in the page of a mail. */
export const linkParagraph = `<p style="margin:16px 0"><a href="${linkMark}" style="color:#0f7173;font-weight:bold;word-break:break-all">${linkMark}</a></p>`;

/** What people type has no place for the link: it would lead elsewhere. */
export function withoutMarks<T>(facts: T): T {
  if (typeof facts === 'string') return facts.replaceAll(/[‹›]/g, '') as T;
  if (Array.isArray(facts)) return facts.map(withoutMarks) as T;
  if (typeof facts !== 'object' || facts === null) return facts;
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, withoutMarks(value)])) as T;
}
