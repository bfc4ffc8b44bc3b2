import { formatInstant, portDate } from '@gangway/contract/core/dates.ts';
import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
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
  const [time] = useState(() => shortMoment(new Date(at)));
  return (
    <Alert data-notice role="status" color="navy" variant="light" icon={<IconHistory aria-hidden />}>
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

/** The hour alone where it was today. */
function shortMoment(moment: Date): string {
  const full = formatInstant(moment.toISOString());
  return portDate(moment) === portDate(new Date()) ? full.slice(-5) : full;
}
