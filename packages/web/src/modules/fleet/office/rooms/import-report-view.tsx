import type { ImportReport } from '@gangway/contract/fleet/schemas.ts';
import { Alert, Group, Paper, Table, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

/** What a sheet would do, or why it cannot be taken, row by row. */
export function ImportReportView({ report }: { report: ImportReport }) {
  const t = useTranslate();
  const { rows, created, updated, problems } = report;
  const refused = problems.length > 0 || rows === 0;
  const facts = [
    [t('rooms.importRows'), rows],
    [t('rooms.importCreated'), created],
    [t('rooms.importUpdated'), updated],
    [t('rooms.importProblems'), problems.length],
  ] as const;
  return (
    <>
      <Group grow gap="xs">
        {facts.map(([title, count]) => (
          <Paper key={title} withBorder p="xs">
            <Text size="xl" fw={650}>
              {count}
            </Text>
            <Text size="xs" c="dimmed">
              {title}
            </Text>
          </Paper>
        ))}
      </Group>
      <Alert
        role="status"
        variant="light"
        color={refused ? 'coral' : 'sea'}
        icon={refused ? <IconAlertTriangle aria-hidden /> : <IconCheck aria-hidden />}
      >
        {outcome()}
      </Alert>
      {problems.length > 0 ? (
        <Table.ScrollContainer
          minWidth={300}
          maxHeight={420}
          scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
        >
          <Table
            withTableBorder
            verticalSpacing={5}
            fz="sm"
            aria-label={t('rooms.importProblems')}
            stickyHeader
          >
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={64}>{t('rooms.importRow')}</Table.Th>
                <Table.Th w={104}>{t('rooms.importColumn')}</Table.Th>
                <Table.Th>{t('rooms.importMessage')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {problems.map((problem) => (
                <Table.Tr key={`${problem.row} ${problem.column} ${problem.message}`}>
                  <Table.Td>{problem.row}</Table.Td>
                  <Table.Td>{problem.column}</Table.Td>
                  <Table.Td>{problem.message}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      ) : null}
    </>
  );

  function outcome(): string {
    if (problems.length > 0) return t('rooms.importRefused', { count: problems.length });
    return rows === 0 ? t('rooms.importEmpty') : t('rooms.importReady');
  }
}
