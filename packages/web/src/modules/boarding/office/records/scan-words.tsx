import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { Badge, Group } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

/** At which post, and what is peculiar about it: an undo, taken back, decided alone, in conflict. */
export function ScanWords({ scan }: { scan: ScanRecord }) {
  const t = useTranslate();
  return (
    <Group gap="2px 6px">
      {t(`verification.post.${scan.post}`)}
      {scan.kind === 'undo' ? <Mark color="navy" word={t('verification.kind.undo')} /> : null}
      {scan.undone ? <Mark color="navy" word={t('verification.undone')} /> : null}
      {scan.offline ? <Mark color="amber" word={t('verification.offlineMark')} /> : null}
      {scan.conflicts.length > 0 ? <Mark color="coral" word={t('verification.conflict')} /> : null}
    </Group>
  );
}

function Mark({ color, word }: { color: string; word: string }) {
  return (
    <Badge size="sm" variant="light" color={color} tt="none" miw="fit-content">
      {word}
    </Badge>
  );
}
