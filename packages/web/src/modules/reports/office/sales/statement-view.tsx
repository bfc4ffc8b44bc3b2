import { portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { MonthStatement } from '@gangway/contract/reports/sales-schemas.ts';
import { Button, Group, Select, Skeleton, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconMail, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { salesScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { TableOffline } from '#ui/office/data-table/table-offline.tsx';
import { operate } from '#ui/office/operate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { readId, useAddress } from '#ui/office/use-address.ts';
import { useNow } from '#ui/office/use-now.ts';
import { MonthBar } from '#modules/sailings/office/index.ts';
import css from './sales.module.css';
import { StatementDocument } from './statement-document.tsx';

/** A month of an agent as a document: to print, to save as Excel, to send. */
export function StatementView() {
  const t = useTranslate();
  const thisMonth = portDate(useNow(60_000)).slice(0, 7);
  const { params, change } = useAddress();
  const accountId = readId(params.get('agent'));
  const asked = params.get('month') ?? '';
  const month = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : thisMonth;
  const { data: agents } = useQuery(callOptions(reportsCalls.statementAgents, {}));
  return (
    <div className={css.figures}>
      <InHeader>
        <ExportButton
          call={reportsCalls.exportMonthStatement}
          args={{ body: { accountId: accountId ?? 0, month } }}
          count={accountId === null ? 0 : 1}
        />
      </InHeader>
      <Group gap="xs" role="search" aria-label={t('table.filters')} data-noprint>
        <Select
          aria-label={t('monthStatement.agent')}
          placeholder={t('monthStatement.choose')}
          w={320}
          maw="100%"
          searchable
          data={(agents ?? []).map(({ id, realName, username }) => ({
            value: String(id),
            label: `${realName} (${username})`,
          }))}
          value={accountId === null ? null : String(accountId)}
          onChange={(value) => change({ agent: value }, true)}
        />
        <MonthBar
          month={month}
          onMonth={(value) => change({ month: value }, true)}
          onToday={() => change({ month: null }, true)}
        />
      </Group>
      {accountId === null ? (
        <TableEmpty
          title={t(agents?.length === 0 ? 'monthStatement.none' : 'monthStatement.choose')}
          text={t('monthStatement.chooseText')}
          address={undefined}
        />
      ) : (
        <Statement accountId={accountId} month={month} />
      )}
    </div>
  );
}

function Statement({ accountId, month }: { accountId: number; month: string }) {
  const body = { accountId, month };
  const query = useQuery(callOptions(reportsCalls.monthStatement, { body }));
  const { data, error, refetch } = query;
  if (error && !data) return <TableFailure message={error.message} onRetry={refetch} />;
  if (!data)
    return (
      <>
        <TableOffline query={query} />
        <Skeleton height={360} />
      </>
    );
  return (
    <>
      <TableOffline query={query} />
      <StatementTools statement={data} body={body} />
      <StatementDocument statement={data} />
    </>
  );
}

interface StatementToolsProps {
  statement: MonthStatement;
  body: { accountId: number; month: string };
}

function StatementTools({ statement, body }: StatementToolsProps) {
  const t = useTranslate();
  const canEdit = useCanEdit(salesScreen);
  const address = statement.agent.email;

  function send(to: string) {
    modals.openConfirmModal({
      title: t('monthStatement.send'),
      children: t('monthStatement.sendText', { address: to }),
      labels: { confirm: t('monthStatement.send'), cancel: t('monthStatement.keep') },
      onConfirm: () => void sendNow(),
    });
  }

  async function sendNow() {
    const { recipient } = await operate(reportsCalls.mailMonthStatement, { body });
    showSuccess(t('monthStatement.sent', { address: recipient }));
  }

  return (
    <Group gap="xs" data-noprint>
      <Button
        variant="default"
        leftSection={<IconPrinter size={16} aria-hidden />}
        onClick={() => globalThis.print()}
      >
        {t('monthStatement.print')}
      </Button>
      {canEdit && address ? (
        <Button leftSection={<IconMail size={16} aria-hidden />} onClick={() => send(address)}>
          {t('monthStatement.send')}
        </Button>
      ) : null}
      {canEdit && !address ? <Text size="sm">{t('monthStatement.noAddress')}</Text> : null}
    </Group>
  );
}
