import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { ReportReader } from '@gangway/contract/reports/occupancy-schemas.ts';
import { ActionIcon, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshCalls } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';
import css from './occupancy.module.css';

/** Those who get the monthly mail, each with the way to stop it. */
export function ReaderList({ readers }: { readers: readonly ReportReader[] }) {
  const t = useTranslate();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ accountId }: ReportReader) =>
      operate(reportsCalls.deleteReader, { params: { id: accountId } }),
    onSuccess: (_, { name }) => showSuccess(t('occupancy.readerRemoved', { name })),
    onSettled: () => refreshCalls(client, { listReaders: reportsCalls.listReaders }),
  });
  if (readers.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('occupancy.nobody')}
      </Text>
    );
  return (
    <ul className={css.readers}>
      {readers.map((reader) => (
        <li key={reader.accountId}>
          <div>
            <Text size="sm" fw={600}>
              {reader.name} ({reader.username})
            </Text>
            <Text size="sm">
              {reader.email} · {t(`language.${reader.locale}`)}
            </Text>
            {reader.mayRead ? null : (
              <Text size="sm" c="coral.7">
                {t('occupancy.mayNotRead')}
              </Text>
            )}
          </div>
          <ActionIcon
            variant="subtle"
            color="coral"
            aria-label={t('occupancy.removeReader', { name: reader.name })}
            loading={remove.isPending && remove.variables.accountId === reader.accountId}
            onClick={() => remove.mutate(reader)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
