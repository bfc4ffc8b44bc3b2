import type { MailStatus } from '@gangway/contract/system/mail-calls.ts';
import { Badge } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

const looks = {
  sent: { variant: 'light', color: 'sea' },
  waiting: { variant: 'light', color: 'amber' },
  failed: { variant: 'light', color: 'coral' },
  kept: { variant: 'outline', color: 'gray.7' },
  stopped: { variant: 'outline', color: 'gray.7' },
} as const;

/** What became of a mail, in words. */
export function MailStatusBadge({ status }: { status: MailStatus }) {
  const t = useTranslate();
  return (
    <Badge {...looks[status]} tt="none" miw="max-content">
      {t(`mails.status.${status}`)}
    </Badge>
  );
}
