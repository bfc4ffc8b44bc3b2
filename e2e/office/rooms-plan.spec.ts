import type { Page } from '@playwright/test';
import { cabin, type Cabins, OwnRooms } from '../fixtures/rooms.ts';
import { expect, test } from '../fixtures/test.ts';

/** Forty cabins on one deck, as many as the largest ship has. */
const fullDeck: readonly Cabins[] = [
  { type: 'OCEAN-T', floor: 5, position: 'port', from: 5001, count: 16 },
  { type: 'OCEAN-T', floor: 5, position: 'starboard', from: 5101, count: 16 },
  { type: 'FAMILY', floor: 5, position: 'stern', from: 5201, count: 8 },
];

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

for (const [name, size] of Object.entries(sizes))
  test(`a deck of forty cabins is read and walked on a ${name}, and the page does not move sideways`, async ({
    page,
    login,
    request,
    expectAccessible,
  }) => {
    const rooms = await OwnRooms.open(request, await login('editor'), fullDeck);
    await page.setViewportSize(size);
    await page.goto(rooms.path('&view=plan'));
    const deck = page.getByRole('toolbar', { name: /^Cabins of floor 5/ });
    await expect(deck.getByRole('button')).toHaveCount(40);
    expect(await overhang(page)).toBe(0);
    await expectAccessible(page);

    // Every room is reached from the first one with the arrow keys alone.
    await deck.getByRole('button').first().focus();
    expect(await walkAll(page)).toBe(40);
    await cabin(page, 5208).focus();
    await expect(cabin(page, 5208)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Room 5208, ${rooms.ship.name}` })).toBeVisible();
    expect(await overhang(page)).toBe(0);
  });

/** By how much the page is wider than the screen. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Walks from the cabin that has the focus wherever an arrow leads; gives how many cabins were met. */
async function walkAll(page: Page): Promise<number> {
  const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  return page.evaluate(async (keys) => {
    const met = new Set([document.activeElement]);
    for (const from of met)
      for (const key of keys) {
        (from as HTMLElement).focus();
        // The plan hears of it before the next key is pressed, as it does from a hand.
        await new Promise(requestAnimationFrame);
        from?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        met.add(document.activeElement);
      }
    return met.size;
  }, arrows);
}
