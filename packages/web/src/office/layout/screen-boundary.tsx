import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '#ui/office/failure-state.tsx';

interface State {
  failed: boolean;
}

/** Keeps a screen that broke, or whose code could not be loaded, from taking the whole back office with it. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <BrokenScreen /> : this.props.children;
  }
}

function BrokenScreen() {
  const t = useTranslate();
  return (
    <FailureState title={t('office.screenFailed')} text={t('office.screenFailedText')}>
      <Button onClick={() => location.reload()}>{t('office.reload')}</Button>
    </FailureState>
  );
}
