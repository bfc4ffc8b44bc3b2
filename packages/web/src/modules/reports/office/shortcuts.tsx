import { SimpleGrid, Text, Title } from '@mantine/core';
import { currentLocale } from '#lib/i18n.ts';
import { dashboardScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { MenuIcon } from '#ui/office/menu-icon.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import css from './shortcuts.module.css';

/** A card for every screen in the menu of the account. */
export function Shortcuts() {
  const t = useTranslate();
  const user = useSessionUser();
  const locale = currentLocale();
  const routes = user.routes.filter(({ path, hidden }) => path !== dashboardScreen && !hidden);
  if (routes.length === 0) return null;
  return (
    <section aria-labelledby="shortcuts" className={css.all}>
      <Title order={2} id="shortcuts" mb="xs">
        {t('dashboard.shortcuts')}
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3, xl: 4 }} spacing="sm" mb="lg">
        {routes.map((route) => (
          <Link key={route.path} to={route.path} className={css.card}>
            <span className={css.icon}>
              <MenuIcon name={route.icon} size={22} />
            </span>
            <span>
              <Text span fw={600} display="block">
                {route.title[locale]}
              </Text>
              <Text span size="xs" c="dimmed">
                {t(route.access === 'edit' ? 'dashboard.mayEdit' : 'dashboard.mayView')}
              </Text>
            </span>
          </Link>
        ))}
      </SimpleGrid>
    </section>
  );
}
