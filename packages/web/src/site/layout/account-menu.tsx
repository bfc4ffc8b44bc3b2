import { useEffect, useId, useRef, useState } from 'react';
import { accountPage } from '#lib/site-urls.ts';
import type { Session } from '#lib/use-session.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { AccountLinks } from './account-links.tsx';
import css from './account-menu.module.css';

/** On wide screens: one's name with a menu under it. */
export function AccountMenu({ session }: { session: Session }) {
  const t = useTranslate();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      const outside = event.target instanceof Node && !box.current?.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : outside) setOpen(false);
    };
    const kinds = ['pointerdown', 'focusin', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, close);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, close);
    };
  }, [open]);

  return (
    <div ref={box} className={css.box}>
      <button
        type="button"
        className={css.name}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon name="person" size={20} />
        <span className={css.text}>{session.user?.name || session.user?.username}</span>
        <Icon name="down" size={16} />
      </button>
      <div id={id} className={css.menu} hidden={!open}>
        <Link to={accountPage} className={css.item} onClick={() => setOpen(false)}>
          {t('site.nav.you')}
        </Link>
        <AccountLinks session={session} linkClass={css.item ?? ''} />
      </div>
    </div>
  );
}
