import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useTranslate } from '#lib/use-translate.ts';
import { useScrollToTop } from '#ui/shared/use-scroll-to-top.ts';
import { firstPage } from '#ui/site/sleeping-parts.ts';
import { Header } from './header.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { whenNear } from './when-near.tsx';
import css from './site-layout.module.css';

const Footer = whenNear(async () => (await import('./footer.tsx')).Footer, css.footer);

export function SiteLayout() {
  const t = useTranslate();
  const { pathname } = useLocation();
  useScrollToTop();
  return (
    <div className={css.layout}>
      <a className={css.skip} href="#content">
        {t('site.skip')}
      </a>
      <Header />
      <main id="content" className={css.main} tabIndex={-1}>
        <PageBoundary key={pathname}>
          <Suspense fallback={<p className={css.waiting}>{t('site.loading')}</p>}>
            <Page />
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
    </div>
  );
}

function Page() {
  useEffect(() => firstPage.resolve(), []);
  return <Outlet />;
}
