import { Component, type ReactNode } from 'react';
import { translate } from '#lib/i18n.ts';
import partsCss from '#ui/scanner/parts.module.css';

/** Stands where a screen failed to load or to draw; the bar with the state of things stays. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={partsCss.notice} role="alert">
        <h2>{translate('scanner.failed.title')}</h2>
        <p>{translate('scanner.failed.text')}</p>
        <button type="button" className={partsCss.button} onClick={() => location.reload()}>
          {translate('action.retry')}
        </button>
      </section>
    );
  }
}
