import { menuHeadings } from './menu-headings.ts';

/** Whether an address that leads nowhere was meant for the back office: it stands under one of its headings. */
export function isMeantForOffice(path: string): boolean {
  return Object.keys(menuHeadings).some((heading) => path.startsWith(`${heading}/`));
}
