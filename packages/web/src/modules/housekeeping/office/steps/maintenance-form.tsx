import { housekeepingCalls } from '@gangway/contract/housekeeping/calls.ts';
import type { OversoldSailing, RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptionsApart } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ReasonForm } from '#ui/office/forms/reason-form.tsx';
import { sailingName } from '#modules/sailings/office/index.ts';
import css from './maintenance-form.module.css';

interface MaintenanceFormProps {
  room: RoomCard;
  onConfirm: (reason: string, acceptOversold: boolean) => void;
  onClose: () => void;
}

/** Asks why a room goes out of service, and says which sailings that leaves oversold before it does. */
export function MaintenanceForm({ room, onConfirm, onClose }: MaintenanceFormProps) {
  const t = useTranslate();
  const { data } = useQuery(
    callOptionsApart(housekeepingCalls.previewMaintenance, { params: { id: room.id } }),
  );
  const oversold = data?.oversold ?? [];
  const isOversold = oversold.length > 0;
  return (
    <Stack gap="sm">
      {isOversold ? <Oversold sailings={oversold} /> : null}
      <ReasonForm
        text={t('steps.maintenanceText')}
        label={t('field.reason')}
        confirm={t(isOversold ? 'steps.maintenanceAnyway' : 'steps.takeOut')}
        danger={isOversold}
        onClose={onClose}
        onRefused={() => {}}
        onConfirm={async (reason) => onConfirm(reason, isOversold)}
      />
    </Stack>
  );
}

/** The sailings a room out of service leaves with more sold than there are rooms, and where their guests could go. */
function Oversold({ sailings }: { sailings: readonly OversoldSailing[] }) {
  const t = useTranslate();
  return (
    <Alert
      color="coral"
      variant="light"
      icon={<IconAlertTriangle aria-hidden />}
      title={t('steps.oversold', { count: sailings.length })}
    >
      <ul className={css.sailings}>
        {sailings.map(({ sailing, sold, left, short, upgrades }) => (
          <li key={sailing.id}>
            <Text size="sm" fw={600}>
              {sailingName(sailing)}
            </Text>
            <Text size="sm">{t('steps.oversoldBy', { sold, left, short })}</Text>
            <Text size="sm">
              {upgrades.length === 0
                ? t('steps.noUpgrades')
                : t('steps.upgrades', {
                    types: upgrades.map(({ code, free }) => `${code} (${free})`).join(', '),
                  })}
            </Text>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
