import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the letters that are typed between opening and the moment there is a field for them: people who know the shortcut do
 * not wait for it. Gives what was typed, once; from then on the field hears for itself.
 */
export function useEarlyLetters(isOpened: boolean): () => string {
  const letters = useRef<string | null>(null);
  useEffect(() => {
    if (!isOpened) return undefined;
    letters.current = '';
    function hear(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event;
      if (letters.current === null || key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return;
      letters.current += key;
      event.preventDefault();
    }
    addEventListener('keydown', hear, true);
    return () => {
      letters.current = null;
      removeEventListener('keydown', hear, true);
    };
  }, [isOpened]);
  return useCallback(() => {
    const typed = letters.current ?? '';
    letters.current = null;
    return typed;
  }, []);
}
