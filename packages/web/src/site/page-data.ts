import { type PageData, pageDataId } from '@gangway/contract/core/prerendered.ts';

/** What the server drew this page from, if it drew it. */
export function readPageData(): PageData | null {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? JSON.parse(text) : null;
}
