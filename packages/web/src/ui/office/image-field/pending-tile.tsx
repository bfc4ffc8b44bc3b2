import { Progress, Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './image-field.module.css';
import type { PendingUpload } from './use-uploads.ts';

/** A picture on its way to the server, and how far it has come. */
export function PendingTile({ upload: { name, part } }: { upload: PendingUpload }) {
  const t = useTranslate();
  const percent = Math.round(part * 100);
  return (
    <li className={css.pending}>
      <Text size="xs" truncate>
        {name}
      </Text>
      <Progress.Root size="sm">
        <Progress.Section value={percent} aria-label={t('images.uploading', { name })} />
      </Progress.Root>
      <Text size="xs" c="dimmed">
        {percent < 100 ? `${percent}%` : t('images.preparing')}
      </Text>
    </li>
  );
}
