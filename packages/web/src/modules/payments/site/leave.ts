import type { Jump } from '@gangway/contract/payments/schemas.ts';

/**
 * Leaves for the gateway's page, by address or by the filled form. By address, this page gives up its place in the
 * history: the way back from there leads to what was before.
 */
export function leave({ url, method }: Jump, form: HTMLFormElement): void {
  if (method === 'GET') location.replace(url);
  else form.submit();
}
