import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSessionUser } from './session/use-session-user.ts';

interface ScreenHeaderProps {
  text?: string;
  /** Whether it is left out on paper. */
  noPrint?: boolean;
  /** The main things to do on the screen. */
  children?: ReactNode;
}

/** The screen's title, as its menu entry has it, and what can be done on it. */
export function ScreenHeader({ text, noPrint = false, children }: ScreenHeaderProps) {
  useTranslate();
  const { pathname } = useLocation();
  const route = useSessionUser().routes.find(({ path }) => path === pathname);
  return (
    <Group justify="space-between" align="center" mb="sm" gap="xs" data-noprint={noPrint || undefined}>
      <div>
        <Title order={1}>{route?.title[currentLocale()]}</Title>
        {text ? (
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        ) : null}
      </div>
      <Group gap="xs" data-noprint>
        {children}
      </Group>
    </Group>
  );
}
