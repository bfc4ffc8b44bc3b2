import { createOwnStore, useOwnStore } from '#lib/own-store.ts';
import { type Draft, emptyDraft } from './draft.ts';

const draftStore = createOwnStore<Draft>('draft', emptyDraft);
/** What was begun before a cart line was opened to be changed. */
const parkedStore = createOwnStore<Draft | null>('parked', null);

export const changeDraft = draftStore.change;

export function useDraft(): Draft {
  return useOwnStore(draftStore);
}

/** Starts anew with what is given; passengers and all else begun are gone. */
export function startDraft(given: Partial<Draft> = {}): void {
  draftStore.change(() => ({ ...emptyDraft, ...given }));
}

/** Opens a cart line in the wizard; what was begun there comes back afterwards. */
export function editInDraft(line: Draft): void {
  draftStore.change((begun) => {
    if (!begun.editing) parkedStore.change(() => begun);
    return line;
  });
}

/** The line is changed, or stays as it was: back to what was begun before. */
export function stopEditing(): void {
  draftStore.change(() => parkedStore.get() ?? emptyDraft);
  parkedStore.clear();
}
