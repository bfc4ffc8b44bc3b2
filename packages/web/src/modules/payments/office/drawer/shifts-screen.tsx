import { useTranslate } from '#lib/use-translate.ts';
import { ShiftTable } from './shift-table.tsx';

/** `/business/cashShifts`: everybody's shifts at the drawers. */
export function ShiftsScreen() {
  const t = useTranslate();
  return <ShiftTable whose="all" text={t('drawer.allText')} />;
}
