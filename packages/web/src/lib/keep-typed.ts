/**
 * A page whose piece is gone loads itself again (the script in its document does that). What was typed by then is kept
 * over the reload and put back where the same form stands again: it must say what it said, and its fields must hold what
 * they held, before anybody typed, so that nothing of one person's gets into another's form. Passwords are not kept.
 */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Typed {
  name: string;
  was: string;
  now: string;
  focused: boolean;
}

interface TypedForm {
  /** What it says around its fields: whose it is. Two empty forms are alike in everything else. */
  words: string;
  fields: Typed[];
}

interface Kept {
  at: number;
  address: string;
  forms: TypedForm[];
}

const key = 'gangway_typed';
/** A reload follows at once; what is older was left behind by a page that never came back. */
const freshMs = 60_000;

const unkept = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];
const before = new WeakMap<Control, string>();
const wordsBefore = new WeakMap<Element, string>();
let typed: Kept | null = null;

for (const touch of ['focusin', 'pointerdown'])
  addEventListener(touch, ({ target }) => target instanceof Element && remember(target), true);
// At once, because a page that lacks a piece may give up its forms; and again at the end, because people type on.
addEventListener('vite:preloadError', () => (typed = findTyped() ?? typed));
addEventListener('pagehide', () => {
  if ('mending' in document.documentElement.dataset) keep(findTyped() ?? typed);
});
putBack(take());

/** What a form holds before anybody changes it; fields that show up later count from then on. */
function remember(target: Element): void {
  const form = formOf(target);
  const controls = controlsOf(form);
  for (const control of controls) if (!before.has(control)) before.set(control, valueOf(control));
  const isUntouched = controls.every((control) => before.get(control) === valueOf(control));
  if (isUntouched && controls.length > 0) wordsBefore.set(form, wordsOf(form));
}

function findTyped(): Kept | null {
  const forms = allForms()
    .map(([form, controls]) => ({
      words: wordsBefore.get(form) ?? '',
      fields: [...controls].map(([name, control]) => typedIn(name, control)),
    }))
    .filter(isWaiting);
  return forms.length > 0 ? { at: Date.now(), address: address(), forms } : null;
}

function keep(kept: Kept | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // No room, or a browser that keeps nothing.
  }
}

function typedIn(name: string, control: Control): Typed {
  const now = valueOf(control);
  return { name, was: before.get(control) ?? now, now, focused: control === document.activeElement };
}

function take(): Kept | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const kept: Kept | null = JSON.parse(text ?? 'null');
    // The release before this one kept no words.
    if (kept?.address === address()) return { ...kept, forms: kept.forms.filter(({ words }) => words) };
  } catch {
    // Not ours, or a browser that keeps nothing.
  }
  return null;
}

/** Forms come when their data is there, and those in a dialog when it is opened again, if that is soon. */
function putBack(kept: Kept | null): void {
  if (!kept) return;
  const watch = new MutationObserver(() => look());
  const look = () => {
    const waiting = kept.forms.filter(isWaiting);
    if (waiting.length === 0 || address() !== kept.address || Date.now() - kept.at >= freshMs)
      return watch.disconnect();
    for (const [form, controls] of allForms()) {
      const same = waiting.find((one) => isSame(one, form, controls));
      if (same) fill(same, form, controls);
    }
  };
  // A field that says whose form it is may come to its value last.
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['value'],
  });
  look();
}

function isWaiting({ fields }: TypedForm): boolean {
  return fields.some(({ was, now }) => was !== now);
}

/** Whether a form is the one that was typed into; a new release may have added a field. */
function isSame({ words, fields }: TypedForm, form: Element, controls: Map<string, Control>): boolean {
  const known = fields.filter(({ name }) => controls.has(name));
  return (
    known.length * 2 >= controls.size &&
    known.some(({ was, now }) => was !== now) &&
    known.every(({ name, was, now }) => {
      const control = controls.get(name);
      return control && isTaken(control) && [was, now].includes(valueOf(control));
    }) &&
    words === wordsOf(form)
  );
}

function fill({ words, fields }: TypedForm, form: Element, controls: Map<string, Control>): void {
  for (const field of fields) {
    const control = controls.get(field.name);
    if (!control) continue;
    // Still typed and not sent, should the page have to load itself once more.
    before.set(control, field.was);
    if (field.was !== field.now) put(control, field.now);
    if (field.focused) control.focus();
    field.was = field.now;
  }
  wordsBefore.set(form, words);
}

/** As if it were typed: whoever keeps the value of the control hears of it. */
function put(control: Control, value: string): void {
  if (isTick(control)) {
    // One of several is unticked by ticking another.
    if (valueOf(control) !== value && (control.type === 'checkbox' || value === 'true')) control.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

function allForms(): [Element, Map<string, Control>][] {
  const forms = new Set([...document.querySelectorAll('input, select, textarea')].map(formOf));
  return [...forms]
    .map((form): [Element, Map<string, Control>] => [form, namedControlsOf(form)])
    .filter(([, controls]) => controls.size > 0);
}

/**
 * The text of a form, or of the dialog it stands in with its heading, and what stands in fields nobody types into. Buttons,
 * what is wrong and what is offered change with what is typed.
 */
function wordsOf(form: Element): string {
  const box = form.closest('dialog, [role="dialog"]') ?? form;
  const words = [...box.querySelectorAll('input')]
    .filter((input) => !isSecret(input) && isFixed(input))
    .map(valueOf);
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('button, select, textarea, [id$="-error"], [data-notice]'))
      words.push(text.textContent ?? '');
  return words.join('|');
}

function formOf(element: Element): Element {
  return (
    element.closest('form, dialog, [role="dialog"]') ??
    element.closest('section, main, header') ??
    document.body
  );
}

function controlsOf(form: Element): Control[] {
  const controls = form.querySelectorAll<Control>('input, select, textarea');
  return [...controls].filter((control) => formOf(control) === form && isKept(control));
}

/** By name or by label; a second one of the same name is another. */
function namedControlsOf(form: Element): Map<string, Control> {
  const named = new Map<string, Control>();
  for (const control of controlsOf(form)) {
    const label = control.name || control.ariaLabel || control.labels?.[0]?.textContent || '';
    const name = control.type === 'radio' ? `${label}=${control.value}` : label;
    const same = [...named.keys()].filter((known) => known.replace(/#\d+$/, '') === name).length;
    named.set(`${name}#${same}`, control);
  }
  return named;
}

function isKept(control: Control): boolean {
  return !isSecret(control) && !isFixed(control) && (!isTick(control) || isSent(control));
}

function isSecret({ type, autocomplete }: Control): boolean {
  return unkept.includes(type) || /password|one-time-code|cc-/.test(autocomplete);
}

// A field with a list of its own to choose from holds only the words of the choice, not the choice.
function isFixed(control: Control): boolean {
  return control.matches(
    ':read-only:not(select, [type="checkbox"], [type="radio"]), :disabled, [aria-haspopup]',
  );
}

/** A tick without a button to send it may be carried out as soon as it is set. */
function isSent({ form }: Control): boolean {
  return [...(form?.elements ?? [])].some((one) => 'type' in one && one.type === 'submit');
}

function valueOf(control: Control): string {
  return isTick(control) ? String(control.checked) : control.value;
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** React marks what it has taken over; a value put in before would be lost. */
function isTaken(control: Control): boolean {
  return Object.keys(control).some((mark) => mark.startsWith('__reactProps'));
}

function address(): string {
  return location.pathname + location.search;
}

// It works by being loaded.
export {};
