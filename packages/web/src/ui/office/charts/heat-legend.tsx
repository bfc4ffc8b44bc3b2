import { useTranslate } from '#lib/use-translate.ts';
import { heatLevels } from './heat-scale.ts';
import css from './year-heat-map.module.css';

/** Which colour stands for up to how much. */
export function HeatLegend({ greatest, format }: { greatest: number; format: (value: number) => string }) {
  const t = useTranslate();
  return (
    <ul className={css.legend} aria-label={t('chart.upTo')}>
      {Array.from({ length: heatLevels + 1 }, (_, level) => (
        <li key={level} data-level={level}>
          {format((greatest * level) / heatLevels)}
        </li>
      ))}
    </ul>
  );
}
