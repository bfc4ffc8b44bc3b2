import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { SailingDetail } from './sailing-detail.tsx';
import { SailingForm } from './sailing-form.tsx';
import { sailingName } from './sailing-name.ts';
import css from './sailing-panel.module.css';
import { sailingDetailQuery } from './sailings-queries.ts';

interface SailingPanelProps {
  /** Null when no sailing's page is open. */
  id: number | null;
  canEdit: boolean;
  onClose: () => void;
}

/** A sailing's page, over the calendar or list it was opened from. */
export function SailingPanel({ id, canEdit, onClose }: SailingPanelProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  const [editing, setEditing] = useState(false);
  if (id !== null && id !== shown) {
    setShown(id);
    setEditing(false);
  }
  const { data, error, refetch } = useQuery({ ...sailingDetailQuery(shown), enabled: shown > 0 });
  const name = data ? sailingName(data.sailing) : '';
  return (
    <FormDrawer
      opened={id !== null}
      title={editing ? t('sailings.editOf', { name }) : name || t('sailings.table')}
      size={editing ? 460 : 620}
      onClose={editing ? () => setEditing(false) : onClose}
    >
      {data && editing ? <SailingForm sailing={data.sailing} onSaved={() => setEditing(false)} /> : null}
      {data && !editing ? (
        <SailingDetail detail={data} canEdit={canEdit} onEdit={() => setEditing(true)} />
      ) : null}
      {data ? null : <div className={css.body}>{error ? failure(error) : <Waiting />}</div>}
    </FormDrawer>
  );

  function failure(problem: Error) {
    if (problem instanceof ApiError && problem.code === 404) {
      return (
        <FailureState title={t('sailings.missing')} text={t('sailings.missingText')}>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </FailureState>
      );
    }
    return <TableFailure message={problem.message} onRetry={refetch} />;
  }
}

function Waiting() {
  return (
    <>
      <Skeleton height={22} width="50%" />
      <Skeleton height={150} mt="md" />
      <Skeleton height={220} mt="md" />
    </>
  );
}
