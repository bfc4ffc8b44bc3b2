import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readCookie, writeCookie } from '#lib/cookies.ts';

/** Below this viewport width the sidebar is a drawer. */
const mobileQuery = '(width < 62rem)';

export interface Sidebar {
  mobile: boolean;
  /** On a desk: shown as a rail of icons. */
  collapsed: boolean;
  /** On a phone: the drawer is open. */
  drawerOpened: boolean;
  toggle: () => void;
  closeDrawer: () => void;
}

/** The sidebar's state; opened or collapsed on a desk is kept in a cookie. */
export function useSidebar(): Sidebar {
  const mobile = useMediaQuery(mobileQuery, false, { getInitialValueInEffect: false });
  const [collapsed, setCollapsed] = useState(() => readCookie('sidebar') === 'collapsed');
  const [drawerOpened, { close: closeDrawer, toggle: toggleDrawer }] = useDisclosure(false);
  const { pathname } = useLocation();

  useEffect(closeDrawer, [closeDrawer, pathname, mobile]);

  const toggleCollapsed = useCallback(() => {
    writeCookie('sidebar', collapsed ? 'opened' : 'collapsed');
    setCollapsed(!collapsed);
  }, [collapsed]);

  return { mobile, collapsed, drawerOpened, toggle: mobile ? toggleDrawer : toggleCollapsed, closeDrawer };
}
