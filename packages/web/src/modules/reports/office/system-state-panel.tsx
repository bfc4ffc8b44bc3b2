import { formatInstant } from '@gangway/contract/core/dates.ts';
import { reportsCalls, type SystemState } from '@gangway/contract/reports/calls.ts';
import { Group, SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { StateCard } from './state-card.tsx';

const everyMs = 15_000;

/** How the system is, asked again every quarter of a minute. */
export function SystemStatePanel() {
  const t = useTranslate();
  const { data, error, refetch } = useQuery({
    // Asked in the background: a failure is shown here, not as a toast every few seconds.
    ...callOptions(reportsCalls.dashboard, {}, { quiet: 'background' }),
    refetchInterval: everyMs,
  });
  return (
    <section aria-labelledby="system-state">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="system-state">
          {t('dashboard.system')}
        </Title>
        {data ? (
          <Text size="xs" c={error ? 'coral.8' : 'dimmed'}>
            {t(error ? 'dashboard.stale' : 'dashboard.asOf', { time: formatInstant(data.system.now) })}
          </Text>
        ) : null}
      </Group>
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {error && !data ? null : (
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 3 }} spacing="sm">
          {data
            ? cards(t, data.system).map((card) => <StateCard key={card.title} {...card} />)
            : [1, 2, 3, 4, 5].map((place) => <Skeleton key={place} height={112} />)}
        </SimpleGrid>
      )}
    </section>
  );
}

function cards(t: typeof translate, state: SystemState) {
  const { database, nodes, outbox, jobs, sessions } = state;
  return [
    {
      title: t('dashboard.nodes'),
      value: String(nodes.length),
      attention: nodes.length === 0,
      lines: nodes.map((node) =>
        t('dashboard.node', { id: node.id.slice(0, 8), since: formatInstant(node.startedAt) }),
      ),
    },
    {
      title: t('dashboard.database'),
      value: t('dashboard.megabytes', { size: Math.round(database.sizeBytes / 1_000_000) }),
      attention: false,
      lines: [
        t('dashboard.postgres', { version: database.version }),
        t('dashboard.migration', { migration: database.migration }),
      ],
    },
    {
      title: t('dashboard.outbox'),
      value: String(outbox.waiting),
      attention: outbox.failing > 0,
      lines: [t('dashboard.outboxText', { failing: outbox.failing })],
    },
    {
      title: t('dashboard.jobs'),
      value: String(jobs.waiting),
      attention: jobs.failed > 0,
      lines: [t('dashboard.jobsText', { failed: jobs.failed })],
    },
    {
      title: t('dashboard.sessions'),
      value: String(sessions.staff + sessions.customers),
      attention: false,
      lines: [t('dashboard.sessionsText', { staff: sessions.staff, customers: sessions.customers })],
    },
    {
      title: t('dashboard.version'),
      value: state.version,
      attention: false,
      lines: [],
    },
  ];
}
