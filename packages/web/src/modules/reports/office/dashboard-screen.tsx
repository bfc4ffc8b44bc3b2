import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Text, Title } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { useNow } from '#ui/office/use-now.ts';
import { greetingId } from './greeting.ts';
import { Shortcuts } from './shortcuts.tsx';
import { SystemStatePanel } from './system-state-panel.tsx';

/** `/dashboard`: a greeting, the way to every screen the account may open, and how the system is. */
export function DashboardScreen() {
  const t = useTranslate();
  const user = useSessionUser();
  const now = useNow(30_000);
  return (
    <>
      <Title order={1}>{t(greetingId(now), { name: user.name || user.username })}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('dashboard.portTime', { time: formatInstant(now) })}
      </Text>
      <Shortcuts />
      <SystemStatePanel />
    </>
  );
}
