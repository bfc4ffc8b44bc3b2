import type { RoomCard } from '@gangway/contract/housekeeping/schemas.ts';
import { modals } from '@mantine/modals';
import { useTranslate } from '#lib/use-translate.ts';
import { MaintenanceForm } from './maintenance-form.tsx';
import type { DoStep } from './use-do-step.ts';

/** Asks for the reason, then takes a room out of service. */
export function useAskMaintenance(doStep: DoStep): (room: RoomCard) => void {
  const t = useTranslate();
  return (room) => {
    const id = modals.open({
      title: t('steps.maintenanceTitle', { number: room.number }),
      children: (
        <MaintenanceForm
          room={room}
          onClose={() => modals.close(id)}
          onConfirm={(reason, acceptOversold) => doStep('startMaintenance', room, { reason, acceptOversold })}
        />
      ),
    });
  };
}
