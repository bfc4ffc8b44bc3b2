import type { Call, CallArguments } from '@gangway/contract/core/define-call.ts';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useExport } from './use-export.tsx';

interface ExportButtonProps<C extends Call> {
  /** The call that answers with the sheet. */
  call: C;
  /** What the table shows now: its filters and its order. */
  args: CallArguments<C>;
  /** How many rows that are; with none there is nothing to export. */
  count: number | undefined;
  /** What it says, where another button beside it exports something else. */
  label?: string;
}

/** Takes what a table shows to Excel, all its pages. */
export function ExportButton<C extends Call>({ call, args, count, label }: ExportButtonProps<C>) {
  const t = useTranslate();
  const sheet = useExport(call);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={sheet.isPending}
      disabled={!count}
      onClick={() => sheet.mutate({ args, count })}
    >
      {label ?? t('table.export')}
    </Button>
  );
}
