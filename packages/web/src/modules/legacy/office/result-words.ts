import { type Result, resultMap } from '@gangway/contract/legacy/results.ts';
import type { translate } from '#lib/i18n.ts';

/** The results of a round in words: Banker, player pair. */
export function resultWords(t: typeof translate, results: readonly Result[]): string {
  return results.map((result) => t(`baccarat.result.${resultMap[result]}`)).join(', ');
}
