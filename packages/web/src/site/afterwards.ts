import '#lib/keep-typed.ts';
import { takeFlash } from '#lib/flash.ts';
import { showToast } from '#lib/toasts.ts';
import '#ui/site/date-words.ts';

// What can wait until the page stands; it works by being loaded.
const left = takeFlash();
if (left) showToast(left, 'error');
