import { formatInstant } from '@gangway/contract/core/dates.ts';
import { type Difference, differences, fieldName } from '@gangway/contract/identity/audit-diff.ts';
import type { AuditEntry } from '@gangway/contract/identity/schemas.ts';
import { Code, DataList, Switch, Table, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { i18n } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { auditName, auditPerson } from './audit-names.ts';
import { AuditedRecord } from './audited-record.tsx';
import css from './audit-details.module.css';

/** One entry of the audit log, with what was before beside what came after. */
export function AuditDetails({ entry }: { entry: AuditEntry }) {
  const t = useTranslate();
  const [all, setAll] = useState(false);
  const lines = differences(entry.before, entry.after);
  const changed = lines.filter((line) => line.before !== line.after);
  const facts: [label: string, value: ReactNode][] = [
    [t('column.time'), `${formatInstant(entry.at)} UTC+8`],
    [t('audit.person'), auditPerson(entry)],
    [t('column.account'), entry.account === entry.person ? null : entry.account],
    [t('audit.action'), auditName('action', entry.action)],
    [t('audit.entity'), auditName('entity', entry.entity)],
    [t('audit.entityId'), <AuditedRecord key="record" entry={entry} />],
    [t('account.address'), entry.address],
    [t('audit.requestId'), entry.requestId],
  ];
  return (
    <>
      <DataList labelWidth="130px" gap={6}>
        {facts.map(([label, value]) =>
          value ? (
            <DataList.Item key={label}>
              <DataList.ItemLabel>{label}</DataList.ItemLabel>
              <DataList.ItemValue className={css.fact ?? ''}>{value}</DataList.ItemValue>
            </DataList.Item>
          ) : null,
        )}
      </DataList>
      <div className={css.head}>
        <Text fw={600}>{t('audit.changes', { count: changed.length })}</Text>
        {changed.length < lines.length ? (
          <Switch
            size="sm"
            label={t('audit.showAll')}
            checked={all}
            onChange={(event) => setAll(event.currentTarget.checked)}
          />
        ) : null}
      </div>
      {lines.length === 0 ? (
        <Text size="sm">{t('audit.nothing')}</Text>
      ) : (
        <Changes lines={all ? lines : changed} />
      )}
    </>
  );
}

function Changes({ lines }: { lines: readonly Difference[] }) {
  const t = useTranslate();
  return (
    <Table className={css.changes} verticalSpacing={6} layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w="30%">{t('audit.field')}</Table.Th>
          <Table.Th>{t('audit.before')}</Table.Th>
          <Table.Th>{t('audit.after')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.path} data-changed={line.before !== line.after || undefined}>
            <Table.Th scope="row">{fieldName(line.path, labelOf)}</Table.Th>
            <Table.Td>
              {line.before === null ? <None /> : <Code className={css.before ?? ''}>{line.before}</Code>}
            </Table.Td>
            <Table.Td>
              {line.after === null ? <None /> : <Code className={css.after ?? ''}>{line.after}</Code>}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** What a field is called on the screens that have it. */
function labelOf(field: string): string | undefined {
  const id = `field.${field}`;
  return id in i18n.messages ? i18n._(id) : undefined;
}

function None() {
  const t = useTranslate();
  return (
    <Text span size="xs" c="dimmed">
      {t('audit.none')}
    </Text>
  );
}
