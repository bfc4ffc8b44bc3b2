import type { Jump } from '@gangway/contract/payments/schemas.ts';

/**
 * Leaves for the gateway's page, by address or by the filled form. This page gives up its place in the history: the way
 * back from there leads to what was before. Only the document of `/jump` may post a form to another house, so a page
 * that came here without being loaded is loaded first.
 */
export function leave({ url, method }: Jump, form: HTMLFormElement): void {
  if (method === 'GET') location.replace(url);
  else if (isJumpDocument()) form.submit();
  else location.reload();
}

function isJumpDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === '/jump';
}
