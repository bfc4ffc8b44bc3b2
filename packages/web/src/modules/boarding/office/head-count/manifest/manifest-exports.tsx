import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { useExport } from '#ui/office/data-table/use-export.tsx';

interface ManifestExportsProps {
  sailingId: number;
  version: number | null;
  count: number | undefined;
  canEdit: boolean;
}

const formats = ['xlsx', 'csv'] as const;

/** Takes a manifest away as a file; with whole document numbers for those who may, which is noted. */
export function ManifestExports({ sailingId, version, count, canEdit }: ManifestExportsProps) {
  const t = useTranslate();
  const masked = useExport(boardingCalls.exportManifest);
  const full = useExport(boardingCalls.exportFullManifest);
  const argsOf = (format: (typeof formats)[number]) => ({
    args: {
      params: { id: sailingId },
      body: { format, ...(version === null ? {} : { number: version }) },
    },
    count,
  });
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          disabled={!count}
          loading={masked.isPending || full.isPending}
        >
          {t('table.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} onClick={() => masked.mutate(argsOf(format))}>
            {t(`headCount.export.${format}`)}
          </Menu.Item>
        ))}
        {canEdit ? <Menu.Label>{t('headCount.export.full')}</Menu.Label> : null}
        {canEdit
          ? formats.map((format) => (
              <Menu.Item key={`full-${format}`} onClick={() => full.mutate(argsOf(format))}>
                {t(`headCount.exportFull.${format}`)}
              </Menu.Item>
            ))
          : null}
      </Menu.Dropdown>
    </Menu>
  );
}
