import type { Bed } from '@gangway/contract/fleet/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './choices.module.css';

/** Seen from above: pillows, and the blanket over each bed. */
const drawings: Record<Bed, string> = {
  big: 'M8 6h48v36H8zM14 11h17v8H14zM33 11h17v8H33zM8 24h48',
  twin: 'M6 6h22v36H6zM36 6h22v36H36zM11 11h12v8H11zM41 11h12v8H41zM6 24h22M36 24h22',
  other: 'M6 6h16v36H6zM24 6h16v36H24zM42 6h16v36H42zM10 11h8v8h-8zM28 11h8v8h-8zM46 11h8v8h-8zM6 24h52',
};

interface BedStepProps {
  beds: readonly Bed[];
  chosen: Bed | null;
  onChoose: (bed: Bed) => void;
}

/** How the beds stand; only what the room type offers. */
export function BedStep({ beds, chosen, onChoose }: BedStepProps) {
  const t = useTranslate();
  return (
    <ul className={css.beds}>
      {beds.map((bed) => (
        <li key={bed}>
          <button
            type="button"
            className={`${css.card} ${css.bed}`}
            aria-pressed={bed === chosen}
            onClick={() => onChoose(bed)}
          >
            <svg
              width="64"
              height="48"
              viewBox="0 0 64 48"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d={drawings[bed]} />
            </svg>
            <span className={css.name}>{t(`wizard.bed.${bed}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
