import { translate } from '#lib/i18n.ts';
import { dateInWords } from './date-in-words.ts';
import './date-words.css';

// A browser writes dates in its own language, whatever the page's is. At rest ours stand over every date field, and while
// one types the browser's own. It works by being loaded, after the page: nobody waits for it.
document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'date') write(target);
});
// Fields come, are filled in by the page, and the language changes.
new MutationObserver(writeAll).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributeFilter: ['value', 'lang'],
});
writeAll();

function writeAll(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type=date]')) write(field);
}

function write({ value, parentElement }: HTMLInputElement): void {
  const words = value ? dateInWords(value) : translate('trip.when.choose');
  if (parentElement && parentElement.dataset['date'] !== words) parentElement.dataset['date'] = words;
}
