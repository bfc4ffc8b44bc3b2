import { lazy, Suspense } from 'react';

// Asked for with the page and not waited for: the pass is laid out while the code is worked out.
const loading = import('#modules/booking/shared/qr-code.tsx');
const QrCode = lazy(async () => ({ default: (await loading).QrCode }));

/** A QR code whose place is kept until it can be drawn. */
export function QrCodeLater({ text, label }: { text: string; label: string }) {
  return (
    <Suspense fallback={<svg viewBox="0 0 1 1" aria-hidden="true" />}>
      <QrCode text={text} label={label} />
    </Suspense>
  );
}
