import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import type { BoardingPass } from './boarding-pass.ts';
import { GuestTrack } from './guest-track.tsx';
import { QrCode } from '#modules/booking/shared/qr-code.tsx';
import { useScreenAwake } from './use-screen-awake.ts';
import css from './full-screen-codes.module.css';

interface FullScreenCodesProps {
  passes: readonly (BoardingPass & { id: number })[];
  /** Whose code is shown first. */
  first: number;
  onClose: () => void;
}

/**
 * The codes as large as the screen, on white. A page cannot turn a screen brighter: white all over is the most light it
 * can give, and the screen is kept from going dark.
 */
export function FullScreenCodes({ passes, first, onClose }: FullScreenCodesProps) {
  const t = useTranslate();
  const box = useRef<HTMLDialogElement>(null);
  useScreenAwake();
  // Before the guest who is asked for is scrolled to, which needs a row that is drawn.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={css.screen}
      aria-label={t('ticket.enlarged')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <button type="button" className={css.close} onClick={onClose}>
        <Icon name="close" />
        {t('action.close')}
      </button>
      <GuestTrack
        label={t('ticket.guests')}
        start={Math.max(
          0,
          passes.findIndex(({ id }) => id === first),
        )}
      >
        {passes.map(({ id, code, serial, passenger }) => (
          <div key={id} className={css.one}>
            <h2>{passenger}</h2>
            {code !== null && <QrCode text={code} label={t('ticket.qr', { serial })} />}
            <p>{serial}</p>
          </div>
        ))}
      </GuestTrack>
      <p className={css.hint}>{t('ticket.brightness')}</p>
    </dialog>
  );
}
