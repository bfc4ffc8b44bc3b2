import type { Difference, StaleRecord } from '@gangway/contract/core/stale-record.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiError } from '#lib/api-error.ts';
import { translate } from '#lib/i18n.ts';

/** How a form calls its fields and their values, where they are not what they look like. */
export interface DifferenceWords {
  labelOf?: (field: string) => string | undefined;
  wordOf?: (field: string, value: unknown) => string | undefined;
}

/** What is told of a record somebody else has saved meanwhile. */
export interface ToldChange {
  by: string | null;
  at: string | null;
  differs: { field: string; label: string; yours: string | null; stored: string | null }[];
}

/** What the server said when a save was made upon an older version of its record. */
export function useStaleRecord<Stored>({ labelOf, wordOf }: DifferenceWords) {
  const client = useQueryClient();
  const [stale, setStale] = useState<StaleRecord<Stored> | null>(null);

  function tell({ field, label, yours, stored }: Difference) {
    const inWords = (value: unknown) => wordOf?.(field, value) ?? plainWord(field, value);
    return {
      field,
      label: labelOf?.(field) ?? label ?? field,
      yours: inWords(yours),
      stored: inWords(stored),
    };
  }

  return {
    current: stale?.current ?? null,
    told: {
      by: stale?.changedBy ?? null,
      at: stale?.changedAt ?? null,
      differs: stale?.differs.map(tell) ?? [],
    },
    forget: () => setStale(null),
    note(error: ApiError) {
      if (error.reason !== 'record.changed' || !error.data) return;
      setStale(error.data as StaleRecord<Stored>);
      // The lists behind the form show what it was made upon.
      void client.invalidateQueries();
    },
  };
}

/** A value as it reads by itself; null for one that says nothing to people, such as the number of a picture. */
function plainWord(field: string, value: unknown): string | null {
  if (/Ids?$/.test(field)) return null;
  if (value === null || value === undefined || value === '') return translate('form.nothing');
  if (typeof value === 'boolean') return translate(value ? 'form.yes' : 'form.no');
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return null;
}
