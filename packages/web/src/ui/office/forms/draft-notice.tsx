import { formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';

export interface DraftOffer {
  /** When it was last typed into. */
  at: number;
  restore: () => void;
  discard: () => void;
}

/** Offers what somebody had begun in this form and not saved. */
export function DraftNotice({ at, restore, discard }: DraftOffer) {
  const t = useTranslate();
  const moment = new Date(at);
  const full = formatInstant(moment.toISOString());
  const time = portDate(moment) === portDate(new Date()) ? full.slice(-5) : full;
  return (
    <Alert role="status" color="navy" variant="light" icon={<IconHistory aria-hidden />}>
      {t('form.draft', { time })}
      <Group gap="xs" mt="xs">
        <Button size="xs" onClick={restore}>
          {t('form.restore')}
        </Button>
        <Button size="xs" variant="default" onClick={discard}>
          {t('form.discard')}
        </Button>
      </Group>
    </Alert>
  );
}
