import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CountedDevice, HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { Button } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { recordsScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { operate } from '#ui/office/operate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { showSuccess } from '#ui/office/toast.ts';
import { Link } from '#ui/shared/link.tsx';
import { formatSecond } from '../moment.ts';
import css from './devices-tab.module.css';

/** The devices of a boarding: when each was heard of, what is still to come from it, what places it holds. */
export function DevicesTab({ count, canEdit }: { count: HeadCount; canEdit: boolean }) {
  const t = useTranslate();
  const seesRecords = useCanOpen(recordsScreen);
  const release = useReleaseShare(count.sailing.id);
  const { devices } = count;
  return (
    <>
      <InHeader>
        <ExportButton
          call={boardingCalls.exportDevices}
          args={{ params: { id: count.sailing.id } }}
          count={devices.length}
        />
      </InHeader>
      {devices.length === 0 ? (
        <TableEmpty
          title={t('headCount.devicesNone')}
          text={t('headCount.devicesNoneText')}
          address={undefined}
        />
      ) : (
        <StackTable
          label={t('headCount.tab.devices')}
          rows={devices}
          rowKey={({ id }) => id}
          columns={deviceColumns(t, count.sailing.id, { seesRecords, release: canEdit ? release : null })}
        />
      )}
    </>
  );
}

interface DeviceTools {
  seesRecords: boolean;
  /** Null for who may not. */
  release: ((device: CountedDevice) => void) | null;
}

function deviceColumns(
  t: typeof translate,
  sailingId: number,
  { seesRecords, release }: DeviceTools,
): StackColumn<CountedDevice>[] {
  return [
    {
      title: t('verification.device'),
      cell: ({ id, name }) =>
        seesRecords ? <Link to={screenPath(recordsScreen, { deviceId: id, sailingId })}>{name}</Link> : name,
    },
    { title: t('headCount.seenAt'), cell: ({ seenAt }) => formatSecond(seenAt) },
    { title: t('headCount.scans'), isNumber: true, cell: ({ scans }) => scans },
    {
      title: t('headCount.holes'),
      isNumber: true,
      cell: ({ holes }) =>
        holes > 0 ? <span className={css.alarm}>{t('headCount.holesOf', { holes })}</span> : 0,
    },
    { title: t('headCount.held'), isNumber: true, cell: ({ held }) => held },
    {
      title: t('table.actions'),
      cell: (device) =>
        release && device.held > 0 ? (
          <Button size="compact-xs" variant="light" color="coral" onClick={() => release(device)}>
            {t('headCount.release')}
          </Button>
        ) : null,
    },
  ];
}

/** Gives the places back that a device holds which does not come back. */
function useReleaseShare(sailingId: number): (device: CountedDevice) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, boardingCalls);
  return (device) => {
    const id = modals.open({
      title: t('headCount.releaseTitle', { name: device.name }),
      children: (
        <ReasonForm
          text={t('headCount.releaseText', { name: device.name, held: device.held })}
          label={t('field.reason')}
          danger
          confirm={t('headCount.release')}
          onClose={() => modals.close(id)}
          onRefused={refresh}
          onConfirm={async (reason) => {
            const { released } = await operate(boardingCalls.releaseShare, {
              params: { id: sailingId },
              body: { deviceId: device.id, reason },
            });
            showSuccess(t('headCount.released', { released }));
            await refresh();
          }}
        />
      ),
    });
  };
}
