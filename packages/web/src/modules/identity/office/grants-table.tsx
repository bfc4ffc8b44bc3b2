import { menuHeadings } from '@gangway/contract/core/menu-headings.ts';
import {
  type OfficeRoute,
  adminOnlyRoute,
  officeRoutePaths,
  officeRoutes,
} from '@gangway/contract/core/office-routes.ts';
import { type Access, accessLevels } from '@gangway/contract/core/access.ts';
import { Button, Group, Radio, Table, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './grants-table.module.css';
import { type Grants, setGrants } from './role-grants.ts';

interface GrantsTableProps {
  grants: Grants;
  readOnly: boolean;
  onChange: (grants: Grants) => void;
}

/** Every route of the back office with none, view or edit, by heading. For roles that do not hold everything anyway. */
export function GrantsTable({ grants, readOnly, onChange }: GrantsTableProps) {
  const t = useTranslate();
  const locale = currentLocale();
  const setAll = (routes: readonly OfficeRoute[], access: Access) =>
    onChange(
      setGrants(
        grants,
        routes.filter((route) => !isLocked(route)),
        access,
      ),
    );

  return (
    <div>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={500} id="grants-label">
          {t('field.grants')}
        </Text>
        {readOnly ? null : (
          <Group gap={4} role="group" aria-label={t('roles.setAll')}>
            <Text size="xs" c="dimmed">
              {t('roles.setAll')}
            </Text>
            {accessLevels.map((access) => (
              <Button
                key={access}
                size="compact-xs"
                variant="default"
                onClick={() => setAll(officeRoutePaths, access)}
              >
                {t(`access.${access}`)}
              </Button>
            ))}
          </Group>
        )}
      </Group>
      <Table className={css.table} aria-labelledby="grants-label" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('roles.route')}</Table.Th>
            {accessLevels.map((access) => (
              <Table.Th key={access} ta="center" w={84}>
                {t(`access.${access}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        {groups().map(({ heading, routes }) => (
          <Table.Tbody key={heading?.path ?? ''}>
            {heading ? (
              <Table.Tr className={css.heading}>
                <Table.Th scope="rowgroup">{heading.title[locale]}</Table.Th>
                {accessLevels.map((access) => (
                  <Table.Td key={access} ta="center">
                    {readOnly ? null : (
                      <Button
                        size="compact-xs"
                        variant="subtle"
                        color="navy"
                        aria-label={t('roles.setGroup', {
                          heading: heading.title[locale],
                          access: t(`access.${access}`),
                        })}
                        onClick={() => setAll(routes, access)}
                      >
                        {t('roles.all')}
                      </Button>
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ) : null}
            {routes.map((route) => (
              <Table.Tr key={route}>
                <Table.Th scope="row" className={css.route}>
                  {officeRoutes[route].title[locale]}
                  {isLocked(route) ? (
                    <Text size="xs" c="dimmed">
                      {t('roles.adminOnly')}
                    </Text>
                  ) : null}
                </Table.Th>
                {accessLevels.map((access) => (
                  <Table.Td key={access}>
                    {readOnly ? (
                      <HeldMark held={grants[route] === access} />
                    ) : (
                      <Radio
                        className={css.radio ?? ''}
                        name={`grant:${route}`}
                        aria-label={`${officeRoutes[route].title[locale]}: ${t(`access.${access}`)}`}
                        checked={grants[route] === access}
                        disabled={isLocked(route)}
                        onChange={() => onChange(setGrants(grants, [route], access))}
                      />
                    )}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        ))}
      </Table>
    </div>
  );
}

/** Read only, a grant is a mark in its column. */
function HeldMark({ held }: { held: boolean }) {
  const t = useTranslate();
  if (!held) return null;
  return (
    <span className={css.radio}>
      <IconCheck size={18} aria-label={t('roles.held')} />
    </span>
  );
}

function under(parent: string | null): OfficeRoute[] {
  return officeRoutePaths.filter((route) => officeRoutes[route].parent === parent);
}

function groups() {
  return [
    { heading: null, routes: under(null) },
    ...Object.entries(menuHeadings).map(([path, { title }]) => ({
      heading: { path, title },
      routes: under(path),
    })),
  ];
}

/** Only the template admin opens the roles. */
function isLocked(route: OfficeRoute): boolean {
  return route === adminOnlyRoute;
}
