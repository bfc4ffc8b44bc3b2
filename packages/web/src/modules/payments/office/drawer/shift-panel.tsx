import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { ShiftDetail } from '@gangway/contract/payments/drawer-schemas.ts';
import { DataList, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { drawerScreen, shiftsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
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
  return (
    <RecordDrawer
      id={id}
      query={(shiftId) => shiftQuery(whose, shiftId)}
      title={(shift) =>
        shift ? t('drawer.title', { shiftNo: shift.shiftNo, person: shift.person }) : t('drawer.shifts')
      }
      missing={{ title: t('drawer.missing'), text: t('payment.missingText') }}
      size={640}
      onClose={onClose}
    >
      {(shift) => (
        <div className={css.body}>
          <ShiftView key={shift.id} whose={whose} shift={shift} />
        </div>
      )}
    </RecordDrawer>
  );
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
