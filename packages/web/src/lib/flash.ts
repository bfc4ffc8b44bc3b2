const key = 'gangway_flash';

/** Leaves a sentence for the page that is loaded next: a toast would be gone with this one. */
export function leaveFlash(message: string): void {
  sessionStorage.setItem(key, message);
}

/** Takes the sentence the page before left, once. */
export function takeFlash(): string | null {
  const message = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return message;
}
