import { Component, type ReactNode } from 'react';
import { translate } from '#lib/i18n.ts';
import { Button } from '#ui/site/button.tsx';
import { firstPage } from '#ui/site/sleeping-parts.ts';
import css from './page-boundary.module.css';

/** Stands where a page failed to load or to draw; the rest of the site stays usable. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    firstPage.resolve();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={css.failed} role="alert">
        <h1>{translate('site.failed.title')}</h1>
        <p>{translate('site.failed.text')}</p>
        <Button look="second" onClick={() => location.reload()}>
          {translate('site.failed.reload')}
        </Button>
      </section>
    );
  }
}
