import { formatInstant } from '@gangway/contract/core/dates.ts';
import { identityCalls } from '@gangway/contract/identity/calls.ts';
import { Badge, Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { operate } from '#ui/office/operate.ts';
import { showSuccess } from '#ui/office/toast.ts';

interface SessionsModalProps {
  opened: boolean;
  onClose: () => void;
}

/** Where the account is signed in, with a way to end all but this one. */
export function SessionsModal({ opened, onClose }: SessionsModalProps) {
  const t = useTranslate();
  return (
    <OfficeModal opened={opened} onClose={onClose} title={t('account.sessions')} size="lg" centered>
      <Sessions />
    </OfficeModal>
  );
}

const sessionsQuery = callOptions(identityCalls.listSessions, {});

function Sessions() {
  const t = useTranslate();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...sessionsQuery, staleTime: 0 });
  const end = useMutation({
    mutationFn: () => operate(identityCalls.logoutElsewhere, {}),
    onSuccess: async ({ ended }) => {
      showSuccess(t('account.endedElsewhere', { ended }));
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });

  if (isError) {
    return (
      <Group justify="space-between" role="alert">
        <Text>{t('table.failed')}</Text>
        <Button variant="default" onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      </Group>
    );
  }
  if (!data) return <Skeleton height={96} />;
  const others = data.filter((session) => !session.current).length;
  return (
    <Stack>
      <Table.ScrollContainer minWidth={460} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('account.device')}</Table.Th>
              <Table.Th>{t('account.address')}</Table.Th>
              <Table.Th>{t('account.lastSeen')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((session) => (
              <Table.Tr key={session.id}>
                <Table.Td>
                  {session.device}{' '}
                  {session.current ? (
                    <Badge variant="light" tt="none">
                      {t('account.thisOne')}
                    </Badge>
                  ) : null}
                </Table.Td>
                <Table.Td>{session.address}</Table.Td>
                <Table.Td>{formatInstant(session.lastSeenAt)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="flex-end">
        <Button
          color="coral"
          variant="light"
          disabled={others === 0}
          loading={end.isPending}
          onClick={() => end.mutate()}
        >
          {others === 0 ? t('account.noOthers') : t('account.endOthers', { others })}
        </Button>
      </Group>
    </Stack>
  );
}
