import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

/** Back to the page of the room. */
export function BackButton({ onClick }: { onClick: () => void }) {
  const t = useTranslate();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowLeft size={15} aria-hidden />}
      onClick={onClick}
    >
      {t('roomDesk.back')}
    </Button>
  );
}
