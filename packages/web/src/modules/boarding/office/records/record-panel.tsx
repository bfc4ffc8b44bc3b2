import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { Button, Group, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { RecordDetail } from './record-detail.tsx';
import css from './record-panel.module.css';

interface RecordPanelProps {
  /** Null when no scan's page is open. */
  id: string | null;
  onClose: () => void;
}

/** A scan's page, over the list it was opened from. */
export function RecordPanel({ id, onClose }: RecordPanelProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id);
  if (id !== null && id !== shown) setShown(id);
  const { data, error, refetch } = useQuery({
    ...callOptions(boardingCalls.pageScans, { body: { filter: { id: shown ?? '' } } }),
    enabled: id !== null,
  });
  return (
    <FormDrawer opened={id !== null} title={titleOf(data?.records[0])} size={620} onClose={onClose}>
      <div className={css.body}>{draw()}</div>
    </FormDrawer>
  );

  function titleOf(scan: ScanRecord | undefined): string {
    if (!scan) return t('verification.table');
    return t('verification.title', {
      post: t(`verification.post.${scan.post}`),
      name: scan.ticket?.name ?? t('verification.noTicket'),
    });
  }

  function draw() {
    const scan = data?.records[0];
    if (scan) return <RecordDetail scan={scan} />;
    if (error) return <TableFailure message={error.message} onRetry={refetch} />;
    if (!data) return <Skeleton height={280} />;
    return (
      <FailureState title={t('verification.missing')} text={t('verification.missingText')}>
        <Group>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </Group>
      </FailureState>
    );
  }
}
