import { createHash } from 'node:crypto';

/**
 * A drawn page can be read before its script is there, and people tap and choose what they see. What only the script
 * can do is remembered and done in its order, one deed a frame, once React has taken the page over, which it marks on
 * every element. Parts further down sleep until somebody does something, so they are woken first: a change that meets
 * a part not yet taken over makes React draw it anew. Links and forms with an address do without.
 */
const program = `(() => {
  const patience = 3000;
  const deeds = [];
  let wokenAt = 0;
  let looking = false;
  let redoing = false;
  const taken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const asleep = () => [...document.querySelectorAll('#root :is(a, button, input, select)')].some((part) => !taken(part));
  const isTick = ({ type }) => type === 'radio' || type === 'checkbox';
  const sameControl = (one, other) => one === other || (one.type === 'radio' && one.type === other.type && one.name === other.name);

  // React draws what it knows; until it knows of the choice, what was chosen stays in sight.
  const show = ({ element, value }) => {
    const name = isTick(element) ? 'checked' : 'value';
    if (value !== undefined && element[name] !== value) element[name] = value;
  };
  // React hears of a choice only when it differs from what React last knew: so that is put back first.
  const choose = (element, value) => {
    if (isTick(element)) {
      element.checked = !value;
      element.click();
      return;
    }
    if (element.tagName === 'SELECT') element.value = value;
    else {
      element.value = element.defaultValue;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }
    element.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const redo = ({ element, value }) => {
    redoing = true;
    if (value === undefined) element.click();
    else choose(element, value);
    redoing = false;
  };

  const look = () => {
    while (deeds.length && !deeds[0].element.isConnected) deeds.shift();
    looking = deeds.length > 0;
    if (!looking) return;
    requestAnimationFrame(look);
    deeds.forEach(show);
    if (!taken(deeds[0].element)) return;
    wokenAt ||= performance.now();
    if (asleep() && performance.now() - wokenAt < patience) dispatchEvent(new Event('pointerdown'));
    else redo(deeds.shift());
  };
  const remember = (element, value) => {
    const older = deeds.findIndex((deed) => value !== undefined && sameControl(deed.element, element));
    if (older >= 0) deeds.splice(older, 1);
    deeds.push({ element, value });
    if (!looking) requestAnimationFrame(look);
    looking = true;
  };

  const watch = (event) => {
    const element = event.target.closest?.('#root :is(button, input, select)');
    if (!element || redoing || (taken(element) && !deeds.length)) return;
    const button = element.tagName === 'BUTTON';
    if (button && element.type === 'submit' && element.form?.hasAttribute('action') && !taken(element)) return;
    event.stopImmediatePropagation();
    if (button) event.preventDefault();
    if (button && event.type === 'click') remember(element);
    if (!button && event.type === 'input') remember(element, isTick(element) ? element.checked : element.value);
  };
  for (const type of ['click', 'input', 'change']) document.addEventListener(type, watch, true);
})()`;

export const earlyTaps = `<script>${program}</script>`;

/** What the policy of a drawn page knows it by. */
export const earlyTapsHash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
