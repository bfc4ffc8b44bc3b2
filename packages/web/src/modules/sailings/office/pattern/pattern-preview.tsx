import type { Data } from '@gangway/contract/core/define-call.ts';
import type { Slot } from '@gangway/contract/fleet/prices.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { type Mark, MiniMonth } from './mini-month.tsx';
import css from './pattern-preview.module.css';

interface PatternPreviewProps {
  result: Data<typeof sailingsCalls.makePattern>;
  onChange: () => void;
}

/** What a pattern will make and what is there already, month by month. */
export function PatternPreview({ result, onChange }: PatternPreviewProps) {
  const t = useTranslate();
  const { created, existing } = result;
  const marks = [...created.map(mark('new')), ...existing.map(mark('existing'))];
  const months = [...Map.groupBy(marks, ({ date }) => date.slice(0, 7))].toSorted(([one], [other]) =>
    one.localeCompare(other, 'en'),
  );
  return (
    <>
      <Group justify="space-between">
        <Title order={2}>{t('pattern.previewTitle')}</Title>
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconArrowLeft size={14} aria-hidden />}
          onClick={onChange}
        >
          {t('pattern.change')}
        </Button>
      </Group>
      <div role="status">
        <Text fz={22} fw={650} lh={1.3}>
          {t('pattern.willMake', { count: created.length })}
        </Text>
        <Text size="sm">{t('pattern.exist', { count: existing.length })}</Text>
      </div>
      {created.length === 0 ? (
        <Alert variant="light" color="navy" icon={<IconInfoCircle aria-hidden />}>
          {t(existing.length > 0 ? 'pattern.allExist' : 'pattern.nothing')}
        </Alert>
      ) : null}
      <Group gap="md" fz="xs" aria-hidden>
        {(['new', 'existing'] as const).map((state) => (
          <span key={state} className={css.legend}>
            <span className={css.sign} data-state={state} />
            {t(`pattern.state.${state}`)}
          </span>
        ))}
      </Group>
      <div className={css.months}>
        {months.map(([month, own]) => (
          <MiniMonth key={month} month={month} marks={own} />
        ))}
      </div>
    </>
  );
}

function mark(state: Mark['state']) {
  return ({ date, slot }: { date: string; slot: Slot }): Mark => ({ date, slot, state });
}
