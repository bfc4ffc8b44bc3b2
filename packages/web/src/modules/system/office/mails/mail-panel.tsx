import { formatInstant } from '@gangway/contract/core/dates.ts';
import { mailCalls, type MailDetail } from '@gangway/contract/system/mail-calls.ts';
import { Alert, Button, DataList, Group, Title } from '@mantine/core';
import { IconInfoCircle, IconMailX, IconSend } from '@tabler/icons-react';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey, callOptions } from '#lib/call-key.ts';
import { mailsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { RecordDrawer } from '#ui/office/record-drawer.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { showSuccess } from '#ui/office/toast.ts';
import css from './mail-panel.module.css';
import { MailStatusBadge } from './mail-status-badge.tsx';

interface MailPanelProps {
  /** Null when no mail is open. */
  id: number | null;
  onClose: () => void;
}

/** One mail: to whom, what became of it, what it says; and the way to send it again. */
export function MailPanel({ id, onClose }: MailPanelProps) {
  const t = useTranslate();
  return (
    <RecordDrawer
      id={id}
      query={mailQuery}
      title={() => t('mails.details')}
      missing={{ title: t('mails.missing'), text: t('mails.missingText') }}
      size={680}
      onClose={onClose}
    >
      {(mail) => <MailView key={mail.id} mail={mail} />}
    </RecordDrawer>
  );
}

function mailQuery(id: number) {
  return queryOptions({
    ...callOptions(mailCalls.mailDetail, { params: { id } }, { quiet: 'background' }),
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
        {mail.stoppedAt ? (
          <Alert color="navy" icon={<IconInfoCircle aria-hidden />}>
            {t('mails.stopped')}
          </Alert>
        ) : null}
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
          <p className={css.text}>{mail.text ?? t('mails.hidden')}</p>
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
      {canEdit && mail.canSend && !mail.hasLink && !mail.stoppedAt ? (
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
