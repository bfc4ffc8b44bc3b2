import { outcomes, pairs, resultMap } from '@gangway/contract/legacy/results.ts';
import { Button, Kbd, Text } from '@mantine/core';
import { IconBackspace } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import css from './entry-pad.module.css';
import { strokeOf } from './strokes.ts';
import { useStrokes } from './use-strokes.ts';

const colors = { 1: 'coral', 2: 'navy', 3: 'sea' } as const;

interface EntryPadProps {
  shoeId: number;
  /** Whether there is a last round, which pairs and taking back are about. */
  hasRounds: boolean;
}

/** Where rounds are entered: by one key each while it has the focus, or by a finger. */
export function EntryPad({ shoeId, hasRounds }: EntryPadProps) {
  const t = useTranslate();
  const stroke = useStrokes(shoeId);
  const pad = useRef<HTMLDivElement>(null);
  useEffect(() => pad.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const made = strokeOf(event.key);
    if (!made) return;
    event.preventDefault();
    stroke(made);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={css.pad}
      ref={pad}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- single keys count only where the focus is.
      tabIndex={0}
      role="group"
      aria-label={t('baccarat.entry')}
      aria-describedby="baccarat-keys"
      onKeyDown={onKeyDown}
    >
      <Text id="baccarat-keys" size="sm" c="dimmed" className={css.keys}>
        {t('baccarat.keys')}
      </Text>
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          color={colors[outcome]}
          size="lg"
          px="xs"
          leftSection={<Kbd aria-hidden>{outcome}</Kbd>}
          onClick={() => stroke({ do: 'enter', outcome })}
        >
          {t(`baccarat.result.${resultMap[outcome]}`)}
        </Button>
      ))}
      {pairs.map((pair) => (
        <Button
          key={pair}
          variant="default"
          size="lg"
          px="xs"
          leftSection={<Kbd aria-hidden>{pair}</Kbd>}
          aria-disabled={!hasRounds}
          onClick={() => stroke({ do: 'pair', pair })}
        >
          {t(`baccarat.result.${resultMap[pair]}`)}
        </Button>
      ))}
      <Button
        variant="default"
        size="lg"
        px="xs"
        leftSection={<IconBackspace size={20} aria-hidden />}
        aria-disabled={!hasRounds}
        onClick={() => stroke({ do: 'takeBack' })}
      >
        {t('baccarat.takeBack')}
      </Button>
    </div>
  );
}
