import type { SystemUser } from '@gangway/contract/identity/schemas.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

/** Whether an account can be used, in words. */
export function StatusBadge({ status }: { status: SystemUser['status'] }) {
  const t = useTranslate();
  return (
    <Badge
      variant={status === 'active' ? 'light' : 'outline'}
      color={status === 'active' ? 'sea' : 'gray.7'}
      tt="none"
      miw="max-content"
    >
      {t(`users.status.${status}`)}
    </Badge>
  );
}
