import { fleetCalls } from '@gangway/contract/fleet/calls.ts';
import { Button, FileInput, Progress, Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useExport } from '#ui/office/data-table/use-export.tsx';
import { DrawerForm } from '#ui/office/forms/drawer-form.tsx';
import { operateFile } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { ImportReportView } from './import-report-view.tsx';

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Reads rooms from a sheet: first a dry run with a report of every row, then, confirmed, the writing. */
export function ImportRoomsForm({ onSaved }: { onSaved: () => void }) {
  const t = useTranslate();
  const client = useQueryClient();
  const sheet = useExport(fleetCalls.exportRooms);
  const [file, setFile] = useState<File | null>(null);
  const [part, setPart] = useState(0);
  const reset = useRef<() => void>(null);
  const check = useMutation({
    mutationFn: (chosen: File) =>
      operateFile(fleetCalls.importRooms, { query: { write: 'false' } }, chosen, { onProgress: setPart }),
  });
  const write = useMutation({
    mutationFn: (checked: File) =>
      operateFile(fleetCalls.importRooms, { query: { write: 'true' } }, checked, { onProgress: setPart }),
    onSuccess: async (report) => {
      await refreshCalls(client, fleetCalls);
      if (!report.written) return;
      showSuccess(t('rooms.importDone', { created: report.created, updated: report.updated }));
      onSaved();
    },
  });
  // Between check and writing somebody else may have changed a ship or a type: then the writing answers with a report.
  const report = write.data ?? check.data;
  const ready = report !== undefined && report.problems.length === 0 && report.rows > 0;

  async function choose(chosen: File | null) {
    check.reset();
    write.reset();
    setPart(0);
    setFile(null);
    if (!chosen) return;
    // Kept in memory, so that what is written is what was checked, whatever happens to the file on the disk.
    const kept = new File([await chosen.arrayBuffer()], chosen.name, { type: sheetType });
    // The sheet put right has the same name; a browser tells of it only when the first choice is forgotten.
    reset.current?.();
    setFile(kept);
    check.mutate(kept);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (file && ready) write.mutate(file);
  }

  return (
    <DrawerForm
      onSubmit={submit}
      saving={write.isPending}
      dirty={false}
      disabled={!ready}
      submitLabel={t('rooms.importWrite', { count: ready ? report.rows : 0 })}
    >
      <Text size="sm">{t('rooms.importText')}</Text>
      <Button
        variant="default"
        size="xs"
        loading={sheet.isPending}
        onClick={() => sheet.mutate({ args: { body: {} } })}
        style={{ alignSelf: 'flex-start' }}
      >
        {t('rooms.importSheet')}
      </Button>
      <FileInput
        label={t('rooms.importFile')}
        placeholder={t('rooms.importChoose')}
        accept={`.xlsx,${sheetType}`}
        leftSection={<IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />}
        resetRef={reset}
        value={file}
        onChange={(chosen) => void choose(chosen)}
        error={check.error?.message}
      />
      {check.isPending ? (
        <div role="status">
          <Text size="sm">{t('rooms.importChecking')}</Text>
          <Progress value={part * 100} mt={6} animated aria-label={t('rooms.importChecking')} />
        </div>
      ) : null}
      {report ? <ImportReportView report={report} /> : null}
    </DrawerForm>
  );
}
