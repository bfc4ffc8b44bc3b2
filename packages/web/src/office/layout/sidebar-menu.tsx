import { NavLink, Tooltip } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { needsPageLoad } from '#lib/go.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { MenuIcon } from '#ui/office/menu-icon.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { buildMenu } from './build-menu.ts';
import css from './sidebar-menu.module.css';

/** The menu the account's role gives it; as a rail it shows icons only. */
export function SidebarMenu({ rail }: { rail: boolean }) {
  const t = useTranslate();
  const user = useSessionUser();
  const items = useMemo(() => buildMenu(user), [user]);
  const locale = currentLocale();
  return (
    <nav aria-label={t('office.menu')} className={css.menu} data-rail={rail || undefined}>
      {items.map((item) => {
        if (item.kind === 'link') return <MenuLink key={item.route.path} route={item.route} rail={rail} />;
        const links = item.routes.map((route) => <MenuLink key={route.path} route={route} rail={rail} />);
        if (rail) {
          return (
            <div key={item.heading.path} className={css.railGroup}>
              {links}
            </div>
          );
        }
        return (
          <NavLink
            key={item.heading.path}
            component="button"
            type="button"
            className={css.heading}
            label={item.heading.title[locale]}
            leftSection={<MenuIcon name={item.heading.icon} />}
            childrenOffset={0}
            defaultOpened
          >
            {links}
          </NavLink>
        );
      })}
    </nav>
  );
}

function MenuLink({
  route,
  rail,
}: {
  route: ReturnType<typeof useSessionUser>['routes'][number];
  rail: boolean;
}) {
  const { pathname } = useLocation();
  const title = route.title[currentLocale()];
  const active = pathname === route.path;
  const entry = useRef<HTMLAnchorElement>(null);
  // The menu is longer than many a screen is high: where one is stays in sight.
  useEffect(() => {
    if (active) entry.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Tooltip label={title} position="right" disabled={!rail}>
      <NavLink
        component={Link}
        ref={entry}
        to={route.path}
        reloadDocument={needsPageLoad('office', route.path)}
        className={css.link}
        data-child={route.parent ? true : undefined}
        active={active}
        aria-current={active ? 'page' : undefined}
        aria-label={rail ? title : undefined}
        label={rail ? undefined : title}
        leftSection={<MenuIcon name={route.icon} />}
      />
    </Tooltip>
  );
}
