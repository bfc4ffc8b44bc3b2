import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

/** A filter that only a link sets: said, and taken away by a click. */
export function LinkedFilter({ label, onDrop }: { label: string; onDrop: () => void }) {
  const t = useTranslate();
  return (
    <Button
      variant="light"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={t('table.dropFilter', { name: label })}
      onClick={onDrop}
    >
      {label}
    </Button>
  );
}
