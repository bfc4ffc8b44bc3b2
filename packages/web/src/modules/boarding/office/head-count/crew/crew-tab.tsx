import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CrewEntry, HeadCount } from '@gangway/contract/boarding/head-count-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { confirmDanger } from '#ui/office/confirm-danger.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { type RowAction, RowActions } from '#ui/office/data-table/row-actions.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { FormDrawer } from '#ui/office/forms/form-drawer.tsx';
import { useDrawer } from '#ui/office/forms/use-drawer.ts';
import { operate } from '#ui/office/operate.ts';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { showSuccess } from '#ui/office/toast.ts';
import { CrewForm } from './crew-form.tsx';

/** Crew and staff aboard, as somebody entered them: by name, or as a number. */
export function CrewTab({ count, canEdit }: { count: HeadCount; canEdit: boolean }) {
  const t = useTranslate();
  const drawer = useDrawer<CrewEntry | null>();
  const remove = useRemoveCrew();
  const { crewEntries } = count;
  const add = { label: t('headCount.crewAdd'), onClick: () => drawer.open(null) };
  const actionsOf = (entry: CrewEntry) => [
    { label: t('action.edit'), icon: IconPencil, onClick: () => drawer.open(entry) },
    {
      label: t('action.delete'),
      icon: IconTrash,
      danger: true,
      onClick: () => remove(entry, crewName(t, entry)),
    },
  ];
  return (
    <>
      <InHeader>
        <ExportButton
          call={boardingCalls.exportCrew}
          args={{ params: { id: count.sailing.id } }}
          count={crewEntries.length}
        />
      </InHeader>
      {crewEntries.length === 0 ? (
        <TableEmpty
          title={t('headCount.crewNone')}
          text={t('headCount.crewNoneText')}
          action={canEdit ? add : undefined}
          address={undefined}
        />
      ) : (
        <>
          <Group justify="space-between" mb="xs">
            <Text size="sm">{t('headCount.crewTotal', { people: count.crew })}</Text>
            {canEdit ? (
              <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={add.onClick} data-noprint>
                {add.label}
              </Button>
            ) : null}
          </Group>
          <StackTable
            label={t('headCount.tab.crew')}
            rows={crewEntries}
            rowKey={({ id }) => id}
            columns={crewColumns(t, canEdit ? actionsOf : null)}
          />
        </>
      )}
      <FormDrawer
        opened={drawer.opened}
        title={t(drawer.item ? 'headCount.crewEdit' : 'headCount.crewAdd')}
        onClose={drawer.close}
      >
        <CrewForm key={drawer.turn} sailingId={count.sailing.id} entry={drawer.item} onSaved={drawer.close} />
      </FormDrawer>
    </>
  );
}

function crewName(t: typeof translate, { name, duty, people }: CrewEntry): string {
  return name || t('headCount.crewPeople', { people, duty });
}

function crewColumns(
  t: typeof translate,
  actionsOf: ((entry: CrewEntry) => readonly RowAction[]) | null,
): StackColumn<CrewEntry>[] {
  const columns: StackColumn<CrewEntry>[] = [
    { title: t('headCount.crewName'), cell: (entry) => crewName(t, entry) },
    { title: t('field.duty'), cell: ({ duty }) => duty },
    { title: t('field.people'), isNumber: true, cell: ({ people }) => people },
    { title: t('headCount.enteredBy'), cell: ({ enteredBy }) => enteredBy },
    { title: t('column.time'), cell: ({ enteredAt }) => formatInstant(enteredAt) },
  ];
  if (!actionsOf) return columns;
  return [
    ...columns,
    {
      title: t('table.actions'),
      cell: (entry) => <RowActions rowName={crewName(t, entry)} actions={actionsOf(entry)} />,
    },
  ];
}

function useRemoveCrew(): (entry: CrewEntry, name: string) => void {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: CrewEntry) => operate(boardingCalls.deleteCrew, { params: { id } }),
    onSuccess: () => showSuccess(t('headCount.crewDeleted')),
    onSettled: () => refreshCalls(client, boardingCalls),
  });
  return (entry, name) =>
    confirmDanger({
      title: t('headCount.crewDeleteTitle', { name }),
      text: t('headCount.crewDeleteText', { people: entry.people }),
      confirm: t('action.delete'),
      onConfirm: () => remove.mutate(entry),
    });
}
