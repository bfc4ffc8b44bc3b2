import { sailingDeskCalls } from '@gangway/contract/booking/sailing-desk-calls.ts';
import type { GuestCall } from '@gangway/contract/booking/sailing-desk-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Checkbox, Group, Skeleton, Stack, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callKey, callOptions } from '#lib/call-key.ts';
import type { translate } from '#lib/i18n.ts';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { operate } from '#ui/office/operate.ts';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { type StackColumn, StackTable } from '#ui/office/stack-table.tsx';
import { Link } from '#ui/shared/link.tsx';

/** Whom to call when a ship is late or does not sail; who was called is seen by everybody who calls. */
export function CallList({ sailingId: id }: { sailingId: number }) {
  const t = useTranslate();
  const [onlyOpen, setOnlyOpen] = useState(false);
  const { data } = useQuery(callOptions(sailingDeskCalls.callList, { params: { id } }));
  if (!data) return <Skeleton height={120} />;
  if (data.length === 0) return <Text size="sm">{t('sailingDesk.noCalls')}</Text>;
  const rows = data.filter((call) => !onlyOpen || !call.called);
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {t('sailingDesk.callsText', {
            called: data.filter((call) => call.called).length,
            orders: data.length,
          })}
        </Text>
        <Switch
          label={t('sailingDesk.onlyOpen')}
          checked={onlyOpen}
          onChange={(event) => setOnlyOpen(event.currentTarget.checked)}
        />
        <ExportButton call={sailingDeskCalls.exportCallList} args={{ params: { id } }} count={data.length} />
      </Group>
      {rows.length === 0 ? (
        <Text size="sm">{t('sailingDesk.allCalled')}</Text>
      ) : (
        <StackTable
          label={t('sailingDesk.calls')}
          rows={rows}
          rowKey={(call) => call.orderId}
          columns={callColumns(t, id)}
        />
      )}
    </Stack>
  );
}

function Contact({ call }: { call: GuestCall }) {
  const t = useTranslate();
  return (
    <div>
      {call.name}
      <Text size="xs">
        <Link to={screenPath(ordersScreen, { order: call.orderId })}>{call.orderNo}</Link> ·{' '}
        {t('sailingDesk.peopleCount', { count: call.people })}
      </Text>
    </div>
  );
}

function Phone({ phone }: { phone: string }) {
  return (
    <div>
      <a href={`tel:${phone}`}>{phone}</a>
    </div>
  );
}

function Called({ call, sailingId }: { call: GuestCall; sailingId: number }) {
  const t = useTranslate();
  const client = useQueryClient();
  const canEdit = useCanEdit(ordersScreen);
  const mark = useMutation({
    mutationFn: (called: boolean) =>
      operate(sailingDeskCalls.markCalled, { params: { id: call.orderId }, body: { sailingId, called } }),
    // Refused or not, what stands there now is what counts.
    onSettled: () => client.invalidateQueries({ queryKey: callKey(sailingDeskCalls.callList) }),
  });
  const { called } = call;
  return (
    // Who and when side by side with the tick: left to itself the last column is as narrow as one word.
    <Group gap={6} wrap="nowrap" align="flex-start" miw={called ? 150 : undefined}>
      <Checkbox
        aria-label={t('sailingDesk.calledTick', { name: call.name })}
        checked={called !== null}
        disabled={!canEdit || mark.isPending}
        onChange={(event) => mark.mutate(event.currentTarget.checked)}
      />
      {called ? (
        <Text size="xs">
          {t('sailingDesk.calledWho', { by: called.person ?? '?', at: formatInstant(called.at) })}
        </Text>
      ) : null}
    </Group>
  );
}

function callColumns(t: typeof translate, sailingId: number): StackColumn<GuestCall>[] {
  return [
    { title: t('column.customer'), cell: (call) => <Contact call={call} /> },
    {
      title: t('field.phone'),
      cell: ({ phones }) => (
        <div>
          {phones.map((phone) => (
            <Phone key={phone} phone={phone} />
          ))}
        </div>
      ),
    },
    {
      title: t('field.email'),
      cell: ({ email }) => (email ? <a href={`mailto:${email}`}>{email}</a> : ''),
    },
    { title: t('field.called'), cell: (call) => <Called call={call} sailingId={sailingId} /> },
  ];
}
