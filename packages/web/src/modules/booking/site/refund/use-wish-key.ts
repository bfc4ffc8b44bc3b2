import { useRef } from 'react';
import { newKey } from '#lib/new-key.ts';

/**
 * The key of a wish: the same as long as its content is, so that pressing again after an answer was lost does nothing
 * twice. Other content is another wish.
 */
export function useWishKey(): (content: string) => string {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    if (kept.current?.content !== content) kept.current = { content, key: newKey() };
    return kept.current.key;
  };
}
