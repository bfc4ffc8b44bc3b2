import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { useMutation } from '@tanstack/react-query';
import { operate } from '#ui/office/operate.ts';

export interface Documents {
  /** By ticket; null until they were asked for. */
  numbers: ReadonlyMap<number, string | null> | null;
  isPending: boolean;
  show: () => void;
  hide: () => void;
}

/** The document numbers of a manifest in full, on demand, which is logged. They are forgotten when they are hidden. */
export function useDocuments(sailingId: number, version: number | null): Documents {
  const show = useMutation({
    mutationFn: async (number: number | null) => {
      const body = number === null ? {} : { number };
      const found = await operate(boardingCalls.manifestDocuments, { params: { id: sailingId }, body });
      return { number, numbers: new Map(found.map(({ ticketId, idNumber }) => [ticketId, idNumber])) };
    },
    gcTime: 0,
  });
  return {
    // Those of one version say nothing about another.
    numbers: show.data?.number === version ? show.data.numbers : null,
    isPending: show.isPending,
    show: () => show.mutate(version),
    hide: () => show.reset(),
  };
}
