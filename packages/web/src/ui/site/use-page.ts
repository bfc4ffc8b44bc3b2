import { useEffect } from 'react';
import type { MessageId } from '@gangway/contract/messages.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useTranslate } from '#lib/use-translate.ts';

let firstPageShown = false;

/** What every page does when it opens: its title, and the focus on its heading so that a screen reader hears where it is. */
export function usePage(title: MessageId): void {
  const t = useTranslate();
  usePageTitle(t(title));
  useEffect(() => {
    // The first page belongs to the browser's own reading order.
    if (firstPageShown) focusHeading();
    firstPageShown = true;
  }, []);
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
