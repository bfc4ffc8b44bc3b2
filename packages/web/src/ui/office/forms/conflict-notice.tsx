import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Alert, Button, Group, List, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import type { ToldChange } from './use-stale-record.ts';

export interface Conflict extends ToldChange {
  /** Loads what is stored. */
  takeTheirs: () => void;
  /** Saves what was typed here over it; what only somebody else changed stays theirs. */
  keepMine: () => void;
}

/** Said above a form whose record somebody else has saved meanwhile: what differs, and what can be done. */
export function ConflictNotice({ by, at, differs, takeTheirs, keepMine }: Conflict) {
  const t = useTranslate();
  const moment = at ? formatInstant(at) : '';
  return (
    <Alert
      data-notice
      role="alert"
      color="amber"
      icon={<IconAlertTriangle aria-hidden />}
      title={by ? t('form.changedBy', { by, at: moment }) : t('form.changed')}
    >
      <Text size="sm">{differs.length > 0 ? t('form.changedText') : t('form.changedNothing')}</Text>
      {differs.length > 0 ? (
        <List size="sm" mt={6} spacing={2}>
          {differs.map(({ field, label, yours, stored }) => (
            <List.Item key={field}>
              {yours === null || stored === null
                ? label
                : t('form.difference', { label, yours: shortened(yours), stored: shortened(stored) })}
            </List.Item>
          ))}
        </List>
      ) : null}
      <Text size="sm" c="dimmed" mt={6}>
        {t('form.changedChoice')}
      </Text>
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" onClick={takeTheirs}>
          {t('form.takeTheirs')}
        </Button>
        <Button size="xs" onClick={keepMine}>
          {t('form.keepMine')}
        </Button>
      </Group>
    </Alert>
  );
}

/** A long text is known by how it begins. */
function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
