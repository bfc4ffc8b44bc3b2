import { useTranslate } from '#lib/use-translate.ts';
import css from './brand.module.css';

/** The product's mark: a ship's bow and the gangway that leads up to it. */
export function Brand({ short }: { short: boolean }) {
  const t = useTranslate();
  return (
    <div className={css.brand} data-short={short || undefined}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="#0b787f" />
        <path d="M14 9h11v9.5c0 2-1.6 3.5-3.6 3.5H14z" fill="#fff" />
        <path d="M4.5 22 14 12.5" stroke="#ff9480" strokeWidth="2.6" strokeLinecap="round" />
        <path
          d="M5 25.5c1.8 0 1.8-1.2 3.7-1.2s1.8 1.2 3.6 1.2 1.9-1.2 3.7-1.2 1.8 1.2 3.7 1.2 1.8-1.2 3.6-1.2 1.9 1.2 3.7 1.2"
          stroke="#d0ebeb"
          strokeWidth="1.6"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      {short ? null : <span>{t('product.name')}</span>}
    </div>
  );
}
