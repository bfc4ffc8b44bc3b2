import { formatInstant } from '@gangway/contract/core/dates.ts';
import { mailCalls, type MailDetail } from '@gangway/contract/system/mail-calls.ts';
import { Alert, Button, DataList, Group, Skeleton, Title } from '@mantine/core';
import { IconInfoCircle, IconMailX, IconSend } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callOptions } from '#lib/call-key.ts';
import { mailsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { operate } from '#ui/office/operate.ts';
import { useCanEdit } from '#ui/office/session/use-session.ts';
import { showSuccess } from '#ui/office/toast.ts';
import css from './mail-panel.module.css';
import { MailStatusBadge } from './mail-status-badge.tsx';

/** One mail: to whom, what became of it, what it says; and the way to send it again. */
export function MailPanel({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(mailQuery(id));
  if (data) return <MailView mail={data} />;
  return (
    <div className={css.body}>
      {error ? <TableFailure message={error.message} onRetry={refetch} /> : <Skeleton height={320} />}
    </div>
  );
}

function mailQuery(id: number) {
  return queryOptions({
    ...callOptions(mailCalls.mailDetail, { params: { id } }),
    // On its way it changes by itself; nobody is told, so the page asks.
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? 2000 : false),
  });
}

function MailView({ mail }: { mail: MailDetail }) {
  const t = useTranslate();
  const canEdit = useCanEdit(mailsScreen);
  const client = useQueryClient();
  const sendAgain = useMutation({
    mutationFn: () => operate(mailCalls.sendMailAgain, { params: { id: mail.id } }),
    onSuccess: (sent) => {
      client.setQueryData(mailQuery(mail.id).queryKey, sent);
      showSuccess(t('mails.onItsWay', { recipient: mail.recipient }));
    },
    onSettled: () => client.invalidateQueries({ queryKey: callKey(mailCalls.pageMails) }),
  });
  const facts = [
    [t('mails.recipient'), mail.recipient],
    [t('mails.subject'), mail.subject],
    [t('mails.createdAt'), `${formatInstant(mail.createdAt)} UTC+8`],
    [t('mails.sentAt'), mail.sentAt ? `${formatInstant(mail.sentAt)} UTC+8` : t('mails.notSent')],
  ] as const;
  return (
    <>
      <div className={css.body}>
        <div>
          <MailStatusBadge status={mail.status} />
        </div>
        {mail.canSend ? null : (
          <Alert color="navy" icon={<IconInfoCircle aria-hidden />}>
            {t('mails.noServer')}
          </Alert>
        )}
        {mail.error ? (
          <Alert color="coral" icon={<IconMailX aria-hidden />} title={t('mails.error')}>
            {mail.error}
          </Alert>
        ) : null}
        <DataList labelWidth="110px" gap={6}>
          {facts.map(([label, value]) => (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue className={css.fact ?? ''}>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList>
        <section aria-labelledby="mail-text">
          <Title order={2} id="mail-text" mb={6}>
            {t('mails.body')}
          </Title>
          <p className={css.text}>{mail.text}</p>
        </section>
        {mail.files.length > 0 ? (
          <section aria-labelledby="mail-files">
            <Title order={2} id="mail-files" mb={6}>
              {t('mails.files')}
            </Title>
            <ul className={css.files}>
              {mail.files.map(({ name, bytes }) => (
                <li key={name}>
                  {t('mails.file', { name, kilobytes: Math.max(1, Math.round(bytes / 1024)) })}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      {canEdit && mail.canSend ? (
        <Group justify="flex-end" className={css.foot ?? ''}>
          <Button
            leftSection={<IconSend size={16} aria-hidden />}
            loading={sendAgain.isPending}
            disabled={mail.status === 'waiting'}
            onClick={() => sendAgain.mutate()}
          >
            {t(mail.status === 'kept' ? 'mails.send' : 'mails.sendAgain')}
          </Button>
        </Group>
      ) : null}
    </>
  );
}
