import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';

interface MoreFiltersProps {
  /** How many of them narrow the list now. */
  used: number;
  children: ReactNode;
}

/** Filters that stand behind a button until they are wanted; those in use are in sight from the beginning. */
export function MoreFilters({ used, children }: MoreFiltersProps) {
  const t = useTranslate();
  const [open, setOpen] = useState(used > 0);
  return (
    <>
      {open ? children : null}
      <Button
        variant={open ? 'light' : 'default'}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t('table.moreFilters', { count: used })}
      </Button>
    </>
  );
}
