import { use, useEffect, useRef, useState } from 'react';
import { SessionContext } from '../session/session-context.ts';
import { dropDraft, readDraft, writeDraft } from './draft.ts';

interface Kept<Values> {
  /** Which form it is, and of what; null for one that keeps nothing. */
  form: string | null;
  version: number | null;
  values: Values;
  dirty: boolean;
  /** Puts what was begun into the fields. */
  restore: (values: Partial<Values>) => void;
}

/** Keeps what is typed until it is saved or thrown away, and offers it when the form is opened again. */
export function useDraft<Values extends Record<string, unknown>>({
  form: asked,
  version,
  values,
  dirty,
  restore,
}: Kept<Values>) {
  // A dialog that asks a question stands outside the session gate. What is typed there goes with it.
  const user = use(SessionContext);
  const [id, form] = user ? [user.id, asked] : [0, null];
  const [found, setFound] = useState(() => (form === null ? null : readDraft<Values>(id, form, version)));
  const wasDirty = useRef(false);

  useEffect(() => {
    if (form === null) return;
    if (dirty) writeDraft(id, form, version, values);
    // What was found when the form was opened stays until somebody has said what becomes of it.
    else if (wasDirty.current) dropDraft(id, form);
    wasDirty.current = dirty;
  }, [id, form, version, values, dirty]);

  function drop(): void {
    setFound(null);
    if (form !== null) dropDraft(id, form);
  }

  // A page that mended itself may have put it back already.
  const offer = found &&
    !holds(values, found.values) && {
      at: found.at,
      restore: () => {
        setFound(null);
        restore(found.values);
      },
      discard: drop,
    };
  return { offer: offer || null, drop };
}

function holds(values: object, begun: object): boolean {
  return Object.entries(begun).every(
    ([name, value]) => JSON.stringify(Reflect.get(values, name)) === JSON.stringify(value),
  );
}
