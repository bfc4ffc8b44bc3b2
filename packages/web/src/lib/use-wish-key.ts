import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * The key of a wish: the same as long as its content is, so that pressing again after an answer was lost does nothing
 * twice. Other content is another wish. Two kinds of wishes have keys of another life: what is bought keeps its key over a
 * reload (checkout-key.ts), and where money is typed in, the form keeps one key whatever is typed, so that another amount
 * after a lost answer is refused and looked at before it is sent once more.
 */
export function useWishKey(): (content: string) => string {
  const kept = useRef<{ content: string; key: string } | null>(null);
  return (content) => {
    if (kept.current?.content !== content) kept.current = { content, key: newKey() };
    return kept.current.key;
  };
}
