import { createHash } from 'node:crypto';
import { translate } from '../messages/translate.ts';

const sentence = (locale: 'en' | 'zh') => JSON.stringify(translate(locale, 'page.failed'));

/**
 * A page may ask for a piece that is gone: it was opened before an upgrade, or a process of another release answered.
 * It then loads itself again, once for each release it comes from. Where nobody answers a reload would only take away
 * what is still there, so the page is asked for first. A piece that is missing again is the page's own to tell; where
 * nothing was drawn yet, one sentence stands in its place.
 */
const program = `(() => {
  const key = 'gangway_reloaded';
  const { dataset, lang } = document.documentElement;
  const tell = () => {
    const root = document.getElementById('root');
    if (root && !root.firstChild) root.textContent = lang.startsWith('zh') ? ${sentence('zh')} : ${sentence('en')};
  };
  const mend = async () => {
    if ('mending' in dataset) return;
    try {
      const release = document.querySelector('script[type=module]').src;
      const before = sessionStorage.getItem(key) ?? '';
      if (before.includes(release)) return tell();
      dataset.mending = '';
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status < 500) {
        sessionStorage.setItem(key, before + ' ' + release);
        return location.reload();
      }
    } catch {}
    delete dataset.mending;
    tell();
  };
  addEventListener('vite:preloadError', mend);
  addEventListener('error', ({ target }) => {
    if (/^(script|link)$/.test(target.localName) && /[/]assets[/]/.test(target.src || target.href)) mend();
  }, true);
})()`;

/** A document that mends itself; the script stands before the first file that could be missing. */
export function withMending(document: string): string {
  return document.replace('<title>', () => `<script>${program}</script><title>`);
}

/** What the policy of a document knows the script by. */
export const mendingHash = `'sha256-${createHash('sha256').update(program).digest('base64')}'`;
