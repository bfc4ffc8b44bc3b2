import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Text, Title } from '@mantine/core';
import { settingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { greetingId } from './greeting.ts';
import { Shortcuts } from './shortcuts.tsx';
import { SystemStatePanel } from './system-state-panel.tsx';
import { TodayBoard } from './today/today-board.tsx';

/** `/dashboard`: a greeting, what happens today, the way to every screen the account may open, and to who sets it up how the system is. */
export function DashboardScreen() {
  const t = useTranslate();
  const user = useSessionUser();
  const seesSystem = useCanOpen(settingsScreen);
  const now = useNow(30_000);
  return (
    <>
      <Title order={1}>{t(greetingId(now), { name: user.name || user.username })}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('dashboard.portTime', { time: formatInstant(now) })}
      </Text>
      <TodayBoard />
      <Shortcuts />
      {seesSystem ? <SystemStatePanel /> : null}
    </>
  );
}
