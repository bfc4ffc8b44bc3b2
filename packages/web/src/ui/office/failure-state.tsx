import { EmptyState, Paper } from '@mantine/core';
import { IconCloudOff, type TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface FailureStateProps {
  title: string;
  text: string;
  /** What happened, as a picture; by default that something could not be fetched. */
  icon?: TablerIcon;
  /** Stands for the whole screen: its title is that of the page. */
  wholeScreen?: boolean;
  /** What can be done about it; nothing, where it mends itself. */
  children?: ReactNode;
}

/** Stands where something should have been shown: what happened and what to do next. */
export function FailureState(props: FailureStateProps) {
  const { title, text, icon: Icon = IconCloudOff, wholeScreen, children } = props;
  return (
    <Paper withBorder p="xl" role="alert">
      <EmptyState icon={<Icon size={36} stroke={1.5} aria-hidden />}>
        <EmptyState.Title {...(wholeScreen ? { order: 1 } : {})}>{title}</EmptyState.Title>
        <EmptyState.Description>{text}</EmptyState.Description>
        {children ? <EmptyState.Actions>{children}</EmptyState.Actions> : null}
      </EmptyState>
    </Paper>
  );
}
