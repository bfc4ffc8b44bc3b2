import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

/** Prints what the screen is about; its frame, menus and buttons stay off the paper. */
export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  const t = useTranslate();
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={16} aria-hidden />}
      disabled={disabled}
      data-noprint
      onClick={() => print()}
    >
      {t('headCount.print')}
    </Button>
  );
}
