import { useEffect } from 'react';

/** Ctrl+K from anywhere, and `/` where it is not being typed into something, open what finds everything. */
export function usePaletteKeys(open: () => void): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const withCommand = event.ctrlKey || event.metaKey;
      const isCtrlK = withCommand && !event.shiftKey && event.key.toLowerCase() === 'k';
      const isSlash = !withCommand && event.key === '/' && !isTyping(event.target);
      if (!isCtrlK && !isSlash) return;
      event.preventDefault();
      open();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
