import { useEffect } from 'react';
import { useSession } from '#lib/use-session.ts';
import { changeDraft } from './draft-store.ts';
import { emptyDraft } from './draft.ts';

/** A draft belongs to whoever signs in on the way; another account must not find it. */
export function useDraftOwner(): void {
  const { user } = useSession();
  const owner = user?.id ?? null;
  useEffect(() => {
    if (owner === null) return;
    changeDraft((draft) => {
      if (draft.owner === owner) return draft;
      return { ...(draft.owner === null ? draft : emptyDraft), owner };
    });
  }, [owner]);
}
