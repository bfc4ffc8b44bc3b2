import '#lib/keep-typed.ts';
import { takeFlash } from '#lib/flash.ts';
import { showToast } from '#ui/site/toasts.ts';

// What can wait until the page stands; it works by being loaded.
const left = takeFlash();
if (left) showToast(left, 'error');
