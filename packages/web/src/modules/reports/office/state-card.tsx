import { Badge, Group, Paper, Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';

interface StateCardProps {
  title: string;
  value: string;
  /** Somebody should look at it. */
  attention: boolean;
  lines: readonly string[];
}

/** One number of the system's state, with a word on whether it is well. */
export function StateCard({ title, value, attention, lines }: StateCardProps) {
  const t = useTranslate();
  return (
    <Paper withBorder px="md" py="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {title}
        </Text>
        {attention ? (
          <Badge variant="light" color="coral" tt="none">
            {t('dashboard.attention')}
          </Badge>
        ) : null}
      </Group>
      <Text fz={24} fw={650} lh={1.3}>
        {value}
      </Text>
      {lines.map((line) => (
        <Text key={line} size="xs" c="dimmed" lineClamp={2}>
          {line}
        </Text>
      ))}
    </Paper>
  );
}
