import type { Customer } from '@gangway/contract/customers/records.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  superAgent: { variant: 'filled', color: 'navy.7' },
  agent: { variant: 'light', color: 'navy' },
  normal: { variant: 'outline', color: 'gray.7' },
} as const;

/** What a customer may do, in words. */
export function LevelBadge({ level }: { level: Customer['level'] }) {
  const t = useTranslate();
  return (
    <Badge {...looks[level]} tt="none" miw="max-content">
      {t(`level.${level}`)}
    </Badge>
  );
}
