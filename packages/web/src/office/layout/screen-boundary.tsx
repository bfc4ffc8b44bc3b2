import { Button } from '@mantine/core';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FailureState } from '#ui/office/failure-state.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';

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
  const [isOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    if (!isOffline) return undefined;
    // The browser remembers that a piece could not be loaded: only a page that begins anew asks for it again.
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isOffline]);
  return (
    <>
      <ScreenHeader />
      {isOffline ? (
        <FailureState title={t('office.screenFailed')} text={t('table.offlineEmpty')} />
      ) : (
        <FailureState title={t('office.screenFailed')} text={t('office.screenFailedText')}>
          <Button onClick={() => location.reload()}>{t('office.reload')}</Button>
        </FailureState>
      )}
    </>
  );
}
