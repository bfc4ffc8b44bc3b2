import { Drawer } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { currentLocale } from '#lib/i18n.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ScreenSkeleton } from '#ui/office/screen-skeleton.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { useScrollToTop } from '#ui/shared/use-scroll-to-top.ts';
import { useLive } from '../live/use-live.ts';
import { Brand } from './brand.tsx';
import { Header } from './header.tsx';
import css from './office-layout.module.css';
import { ScreenBoundary } from './screen-boundary.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { useSidebar } from './use-sidebar.ts';

/** The frame every back-office screen stands in. */
export function OfficeLayout() {
  const t = useTranslate();
  const sidebar = useSidebar();
  const live = useLive();
  const { pathname } = useLocation();
  const route = useSessionUser().routes.find(({ path }) => path === pathname);
  usePageTitle(route?.title[currentLocale()] ?? '');
  useScrollToTop();
  const main = useFocusOnNewRoute(pathname);

  return (
    <div className={css.frame} data-collapsed={sidebar.collapsed || undefined}>
      <a href="#content" className={css.skip}>
        {t('office.skip')}
      </a>
      {sidebar.mobile ? (
        <Drawer
          opened={sidebar.drawerOpened}
          onClose={sidebar.closeDrawer}
          size={210}
          padding={0}
          title={<Brand short={false} />}
          classNames={{
            content: css.drawer ?? '',
            header: css.drawerHeader ?? '',
            close: css.drawerClose ?? '',
          }}
          closeButtonProps={{ 'aria-label': t('action.close') }}
        >
          <SidebarMenu rail={false} />
        </Drawer>
      ) : (
        <aside className={css.sidebar} data-testid="sidebar" data-noprint>
          <Brand short={sidebar.collapsed} />
          <SidebarMenu rail={sidebar.collapsed} />
        </aside>
      )}
      <div className={css.column}>
        <Header sidebar={sidebar} live={live} />
        <main id="content" ref={main} tabIndex={-1} className={css.main}>
          <ScreenBoundary key={pathname}>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </main>
      </div>
    </div>
  );
}

/** A new screen takes the focus, so that a screen reader and the Tab key start there. */
function useFocusOnNewRoute(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
  return main;
}
