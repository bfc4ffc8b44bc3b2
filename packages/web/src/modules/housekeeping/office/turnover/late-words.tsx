import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { clock } from '../steps/refusal-words.ts';

interface LateWordsProps {
  type: TurnoverBoard['types'][number];
  neededAt: string | null;
}

/** Why a sold type will not be ready: too few rooms, or too little time. */
export function LateWords({ type, neededAt }: LateWordsProps) {
  const t = useTranslate();
  const { sold, missing, readyAt } = type;
  const { code } = type.roomType;
  const words = [
    missing > 0 ? t('turnover.lateMissing', { code, sold, count: missing }) : null,
    readyAt ? t('turnover.lateReady', { code, at: clock(readyAt), needed: clock(neededAt ?? '') }) : null,
  ].filter((sentence) => sentence !== null);
  return words.join(' ');
}
