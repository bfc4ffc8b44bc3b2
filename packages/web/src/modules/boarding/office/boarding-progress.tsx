import { Group, Progress, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { headCountScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './boarding-progress.module.css';
import { headCountQuery } from './head-count/head-count-queries.ts';

/** How far the boarding of a sailing is, on the sailing's page, and the way to its head count. */
export function BoardingProgress({ sailingId }: { sailingId: number }) {
  const t = useTranslate();
  const seesHeadCount = useCanOpen(headCountScreen);
  const { data } = useQuery({ ...headCountQuery(sailingId), enabled: seesHeadCount });
  if (!seesHeadCount) return null;
  const { boarded = 0, expected = 0, totalAboard = 0 } = data ?? {};
  return (
    <section aria-labelledby="boarding-progress">
      <Group justify="space-between" mb={6}>
        <Title order={2} id="boarding-progress">
          {t('headCount.progress')}
        </Title>
        <Link to={screenPath(headCountScreen, { sailing: sailingId })} className={css.link}>
          {t('headCount.toHeadCount')}
        </Link>
      </Group>
      <Progress
        value={expected > 0 ? Math.min(100, (boarded / expected) * 100) : 0}
        size="md"
        color="sea"
        aria-label={t('headCount.boarded')}
      />
      {data ? (
        <Text size="sm" mt={4}>
          {t('headCount.progressOf', { boarded, expected, aboard: totalAboard })}
        </Text>
      ) : null}
    </section>
  );
}
