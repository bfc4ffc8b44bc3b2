import { newKey } from '#lib/new-key.ts';
import { createOwnStore } from '#lib/own-store.ts';

interface KeptKey {
  key: string;
  content: number;
}

const store = createOwnStore<KeptKey | null>('checkout', null);

/**
 * The key of a wish to buy: the same as long as its content is the same and no answer has come, also after a reload, so
 * that a retry never buys twice. Other content is another wish.
 */
export function keyFor(content: string): string {
  const mark = markOf(content);
  const kept = store.get();
  if (kept?.content === mark) return kept.key;
  const key = newKey();
  store.change(() => ({ key, content: mark }));
  return key;
}

/** An answer has come: the next wish is a new one. */
export function dropKey(): void {
  store.clear();
}

/** Tells one content from another; what it was cannot be read from it. */
function markOf(content: string): number {
  let mark = 7;
  for (const character of content)
    mark = (Math.imul(mark, 16_777_619) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return mark * 1000 + (content.length % 1000);
}
