import { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import type { Route } from '@gangway/contract/sailings/schemas.ts';
import { modals } from '@mantine/modals';
import { IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import type { RowAction } from '#ui/office/data-table/row-actions.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

/** What can be done with a route. One that is sailed is not deleted: disabling it is offered instead. */
export function useRouteActions(onEdit: (route: Route) => void): (route: Route) => RowAction[] {
  const t = useTranslate();
  const client = useQueryClient();
  const refresh = () => refreshCalls(client, sailingsCalls);

  const setEnabled = useMutation({
    mutationFn: ({
      id,
      version,
      fromPort,
      terminal,
      mapUrl,
      destination,
      description,
      image,
      enabled,
    }: Route) =>
      operate(sailingsCalls.saveRoute, {
        body: {
          id,
          version,
          fromPort,
          terminal,
          mapUrl,
          destination,
          description,
          enabled,
          imageId: image?.id ?? null,
        },
      }),
    onSuccess: (route) =>
      showSuccess(t(route.enabled ? 'routes.enabledDone' : 'routes.disabledDone', { name: nameOf(route) })),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Route) => operate(sailingsCalls.deleteRoute, { params: { id } }),
    onSuccess: (_, route) => showSuccess(t('routes.deleted', { name: nameOf(route) })),
    onSettled: refresh,
  });
  const disable = (route: Route) => setEnabled.mutate({ ...route, enabled: false });

  function askToDisable(route: Route) {
    confirmDanger({
      title: t('routes.disableTitle', { name: nameOf(route) }),
      text: t('routes.disableText', { sailings: route.sailings }),
      confirm: t('action.disable'),
      onConfirm: () => disable(route),
    });
  }

  function askToDelete(route: Route) {
    const { sailings, enabled } = route;
    const name = nameOf(route);
    if (sailings === 0) {
      confirmDanger({
        title: t('routes.deleteTitle', { name }),
        text: t('routes.deleteText'),
        confirm: t('action.delete'),
        onConfirm: () => remove.mutate(route),
      });
    } else if (enabled) {
      confirmDanger({
        title: t('routes.inUseTitle', { name }),
        text: t('routes.inUse', { sailings }),
        confirm: t('action.disable'),
        onConfirm: () => disable(route),
      });
    } else {
      modals.open({
        title: t('routes.inUseTitle', { name }),
        children: t('routes.inUseDisabled', { sailings }),
      });
    }
  }

  return (route) => [
    { label: t('routes.edit'), icon: IconPencil, onClick: () => onEdit(route) },
    route.enabled
      ? { label: t('action.disable'), icon: IconEyeOff, danger: true, onClick: () => askToDisable(route) }
      : {
          label: t('action.enable'),
          icon: IconEye,
          onClick: () => setEnabled.mutate({ ...route, enabled: true }),
        },
    { label: t('action.delete'), icon: IconTrash, danger: true, onClick: () => askToDelete(route) },
  ];
}

function nameOf(route: Route): string {
  return ownWords(route.destination);
}
