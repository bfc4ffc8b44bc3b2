import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { Button, DataList, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { drawerScreen, shiftsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { FailureState } from '#ui/office/failure-state.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useCanEdit } from '#ui/office/session/use-session.ts';
import { CloseForm } from './close-form.tsx';
import css from './drawer.module.css';
import { Figures } from './figures.tsx';
import { Movements } from './movements.tsx';
import { shiftQuery, type Whose } from './shift-queries.ts';

interface ShiftPanelProps {
  whose: Whose;
  /** Null when no shift's page is open. */
  id: number | null;
  onClose: () => void;
}

/** A shift's page, over the list it was opened from: what must be there, what was counted, and all that moved. */
export function ShiftPanel({ whose, id, onClose }: ShiftPanelProps) {
  const t = useTranslate();
  // What was shown last stays while the drawer slides away.
  const [shown, setShown] = useState(id ?? 0);
  if (id !== null && id !== shown) setShown(id);
  const { data, error, refetch } = useQuery(shiftQuery(whose, shown));
  return (
    <FormDrawer
      opened={id !== null}
      title={data ? t('drawer.title', { shiftNo: data.shiftNo, person: data.person }) : t('drawer.shifts')}
      size={640}
      onClose={onClose}
    >
      <div className={css.body}>
        {data ? (
          <ShiftView key={data.id} whose={whose} shift={data} />
        ) : error ? (
          failure(error)
        ) : (
          <Skeleton height={260} />
        )}
      </div>
    </FormDrawer>
  );

  function failure(problem: Error) {
    if (problem instanceof ApiError && problem.code === 404)
      return (
        <FailureState title={t('drawer.missing')} text={t('payment.missingText')}>
          <Button variant="default" onClick={onClose}>
            {t('action.close')}
          </Button>
        </FailureState>
      );
    return <TableFailure message={problem.message} onRetry={refetch} />;
  }
}

function ShiftView({ whose, shift }: { whose: Whose; shift: ShiftDetail }) {
  const t = useTranslate();
  const canEdit = useCanEdit(whose === 'own' ? drawerScreen : shiftsScreen);
  const facts: [label: string, value: ReactNode][] = [
    [t('drawer.openedAt'), formatInstant(shift.openedAt)],
    [t('drawer.closedAt'), shift.closedAt && formatInstant(shift.closedAt)],
    [t('drawer.closedBy'), shift.closedBy],
    [t('drawer.note'), shift.note],
  ];
  return (
    <>
      <Figures shift={shift} />
      <DataList labelWidth="130px" gap={6}>
        {facts.map(([label, value]) =>
          value ? (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ) : null,
        )}
      </DataList>
      {shift.closedAt === null && canEdit ? <CloseForm whose={whose} shift={shift} /> : null}
      <section aria-label={t('drawer.movements')}>
        <Title order={2} mb={6}>
          {t('drawer.movements')}
        </Title>
        {shift.movements.length > 0 ? (
          <Movements movements={shift.movements} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('drawer.nothingMoved')}
          </Text>
        )}
      </section>
    </>
  );
}
