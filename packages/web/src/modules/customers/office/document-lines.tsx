import { useTranslate } from '#lib/use-translate.ts';

interface DocumentLinesProps {
  of: { idCardEnding: string | null; passportEnding: string | null };
}

/** Documents by their endings: staff need not see more to tell whether it is this person. */
export function DocumentLines({ of: { idCardEnding, passportEnding } }: DocumentLinesProps) {
  const t = useTranslate();
  if (!idCardEnding && !passportEnding) return t('customers.document.none');
  return (
    <>
      {idCardEnding ? <div>{t('customers.document.card', { ending: idCardEnding })}</div> : null}
      {passportEnding ? <div>{t('customers.document.passport', { ending: passportEnding })}</div> : null}
    </>
  );
}
