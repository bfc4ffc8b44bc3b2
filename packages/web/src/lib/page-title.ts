import { useEffect } from 'react';
import { translate } from './i18n.ts';

/** The title of a page in the browser: the route's title, then the product's. */
export function pageTitle(title: string): string {
  return title ? `${title} - ${translate('product.name')}` : translate('product.name');
}

export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}
