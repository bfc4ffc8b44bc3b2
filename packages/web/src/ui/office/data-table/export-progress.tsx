import { isUncounted } from '@gangway/contract/core/counted.ts';
import { maxSheetRows } from '@gangway/contract/core/sheet-limit.ts';
import { Button, Group, Progress, Stack, Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

interface Props {
  count: number;
  /** How much of it has come, of one. */
  done: number;
  onCancel: () => void;
}

/** How far a sheet has come, and the way to call it off. */
export function ExportProgress({ count, done, onCancel }: Props) {
  const t = useTranslate();
  const words = isUncounted(count)
    ? t('table.exportingMany', { count: maxSheetRows })
    : t('table.exporting', { count });
  return (
    <Stack gap="xs">
      <Text size="sm">{words}</Text>
      <Progress value={done * 100} animated={done === 0} striped={done === 0} aria-label={words} />
      <Group justify="flex-end">
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
