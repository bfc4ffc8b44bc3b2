import { EmptyState, Paper } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FailureStateProps {
  title: string;
  text: string;
  /** What can be done about it; nothing, where it mends itself. */
  children?: ReactNode;
}

/** Stands where something should have been shown: what happened and what to do next. */
export function FailureState({ title, text, children }: FailureStateProps) {
  return (
    <Paper withBorder p="xl" role="alert">
      <EmptyState icon={<IconCloudOff size={36} stroke={1.5} aria-hidden />} title={title} description={text}>
        {children ? <EmptyState.Actions>{children}</EmptyState.Actions> : null}
      </EmptyState>
    </Paper>
  );
}
