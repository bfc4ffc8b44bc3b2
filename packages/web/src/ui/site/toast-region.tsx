import { useEffect, useRef, useState } from 'react';
import { dismissToast, type Toast, useToasts } from '#lib/toasts.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from './icon.tsx';
import css from './toast-region.module.css';

const shownMs = 5000;

/** Where short messages stand; a popover, so that an open dialog does not cover them. */
export function ToastRegion() {
  const toasts = useToasts();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element || typeof element.showPopover !== 'function') return;
    // Shown again at each change: the last one shown lies on top of a dialog opened before.
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <div ref={region} className={css.region} popover="manual">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useTranslate();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  return (
    <div
      className={`${css.toast} ${css[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={css.sign}>
        <Icon name={toast.kind === 'error' ? 'alert' : 'check'} size={20} />
      </span>
      <span className={css.text}>{toast.text}</span>
      <button
        type="button"
        className={css.cross}
        onClick={() => dismissToast(toast.id)}
        aria-label={t('action.close')}
      >
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
