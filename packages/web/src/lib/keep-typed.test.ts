import { beforeEach, expect, test, vi } from 'vitest';

/** As much of a page as a tick needs: the control, what it stands in, and the form that sends it, if there is one. */
class Part {
  readonly type = 'checkbox';
  readonly name = 'bookable';
  readonly autocomplete = '';
  checked = false;
  form: { elements: { type: string }[] } | null = null;
  parent: Part | null = null;

  closest(): Part | null {
    return this.parent;
  }

  matches(): boolean {
    return false;
  }

  querySelectorAll(): Part[] {
    return page.controls;
  }
}

const page = { controls: [] as Part[] };
const kept = vi.fn<(key: string, value: string) => void>();
const listeners = new Map<string, (event: { target: unknown }) => void>();
const tell = (event: string, target: unknown = null) => listeners.get(event)?.({ target });

beforeEach(async () => {
  vi.resetModules();
  kept.mockClear();
  const document = {
    documentElement: { dataset: { mending: '' } },
    querySelectorAll: () => page.controls,
    createTreeWalker: () => ({ nextNode: () => null }),
    activeElement: null,
  };
  const stubs = {
    document,
    Element: Part,
    NodeFilter: { SHOW_TEXT: 4 },
    location: { pathname: '/ship/ship', search: '' },
    sessionStorage: { getItem: () => null, removeItem: () => {}, setItem: kept },
    addEventListener: (event: string, heard: () => void) => listeners.set(event, heard),
  };
  for (const [name, stub] of Object.entries(stubs)) vi.stubGlobal(name, stub);
  await import('./keep-typed.ts');
  return () => vi.unstubAllGlobals();
});

/** Somebody sets a tick, and the page has to load itself again. */
function setTick(form: Part['form']) {
  const tick = new Part();
  tick.parent = new Part();
  tick.form = form;
  page.controls = [tick];
  tell('pointerdown', tick);
  tick.checked = true;
  tell('vite:preloadError');
  tell('pagehide');
}

test('a tick is kept over a reload where a button sends it', () => {
  setTick({ elements: [{ type: 'checkbox' }, { type: 'submit' }] });
  expect(kept).toHaveBeenCalledOnce();
  expect(JSON.parse(kept.mock.calls[0]?.[1] ?? '')).toMatchObject({
    forms: [{ fields: [{ name: 'bookable#0', was: 'false', now: 'true' }] }],
  });
});

test('a switch that stands in no form is carried out when it is set, and is not pressed again after a reload', () => {
  setTick(null);
  expect(kept).not.toHaveBeenCalled();
});
