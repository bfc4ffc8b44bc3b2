import { ActionIcon, Burger } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { AccountMenu } from '#modules/identity/office/index.ts';
import { Deadline } from '#modules/settings/office/index.ts';
import type { LiveState } from '#lib/live-stream.ts';
import { LiveDot } from '../live/live-dot.tsx';
import { PaletteButton } from '../palette/palette-button.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { FullscreenButton } from './fullscreen-button.tsx';
import css from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import type { Sidebar } from './use-sidebar.ts';

/** The bar on top: where one is, and what concerns the whole back office. */
export function Header({ sidebar, live }: { sidebar: Sidebar; live: LiveState }) {
  return (
    <header className={css.header} data-noprint>
      <SidebarButton sidebar={sidebar} />
      <Breadcrumb />
      <div className={css.tools}>
        <LiveDot state={live} />
        <PaletteButton />
        <Deadline />
        <FullscreenButton />
        <LanguageMenu />
        <AccountMenu />
      </div>
    </header>
  );
}

function SidebarButton({ sidebar }: { sidebar: Sidebar }) {
  const t = useTranslate();
  if (sidebar.mobile) {
    return (
      <Burger
        size="sm"
        opened={sidebar.drawerOpened}
        onClick={sidebar.toggle}
        aria-label={t('office.openMenu')}
        aria-expanded={sidebar.drawerOpened}
      />
    );
  }
  const Icon = sidebar.collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <ActionIcon
      variant="subtle"
      color="navy"
      size="lg"
      onClick={sidebar.toggle}
      aria-label={t('office.sidebar')}
      aria-expanded={!sidebar.collapsed}
    >
      <Icon size={20} stroke={1.6} />
    </ActionIcon>
  );
}
