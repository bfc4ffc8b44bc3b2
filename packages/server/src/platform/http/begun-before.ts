import { createHash } from 'node:crypto';

/**
 * A drawn page is the same for everybody. Whoever has begun something on it before comes back to that, so what is drawn
 * for the others stays out of sight (the page's own style) until the script shows what was begun.
 */
const program = `(() => {
  try {
    const { begunAs } = document.currentScript.dataset;
    if (localStorage.getItem(begunAs)) document.documentElement.dataset.begun = '';
  } catch {}
})()`;

/** For the head of a drawn page that is begun under a name in the browser. */
export function hideIfBegun(begunAs: string | null): string {
  return begunAs ? `<script data-begun-as="${begunAs}">${program}</script>` : '';
}

/** What the policy of a drawn page knows it by. */
export const begunHash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
