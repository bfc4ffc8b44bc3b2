import { createHash } from 'node:crypto';

/**
 * A drawn page can be read before its script is there, and people tap what they see. What only the script can do is
 * remembered, the last such tap of all, and done once React has taken the page over, which it marks on every element.
 * Parts further down sleep until somebody does something, so they are woken first: a change that meets a part not yet
 * taken over makes React draw it anew. Links, fields and forms with an address do without.
 */
const program = `(() => {
  const taken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const patience = 3000;
  let waiting = null;
  let wokenAt = 0;
  const look = () => {
    if (!waiting?.isConnected) return (waiting = null);
    if (taken(waiting) && !wokenAt) {
      wokenAt = performance.now();
      waiting.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    }
    const asleep = () => [...document.querySelectorAll('#root a, #root button')].some((part) => !taken(part));
    if (wokenAt && (performance.now() - wokenAt > patience || !asleep())) return waiting.click();
    requestAnimationFrame(look);
  };
  document.addEventListener('click', (event) => {
    const button = event.target.closest?.('#root button');
    if (!button) return;
    const first = !waiting;
    waiting = null;
    if (taken(button) || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    waiting = button;
    if (first) requestAnimationFrame(look);
  }, true);
})()`;

export const earlyTaps = `<script>${program}</script>`;

/** What the policy of a drawn page knows it by. */
export const earlyTapsHash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
