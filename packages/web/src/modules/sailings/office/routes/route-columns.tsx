import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Route } from '@gangway/contract/sailings/schemas.ts';
import { Badge, Text } from '@mantine/core';
import type { translate } from '#lib/i18n.ts';
import { ownWords } from '#lib/own-words.ts';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { Thumbnail } from '#ui/office/image-field/thumbnail.tsx';

/** The columns of the routes. */
export function routeColumns(t: typeof translate): TableColumn<Route>[] {
  return [
    {
      id: 'picture',
      title: t('field.imageId'),
      width: 104,
      cell: ({ image }) => <Thumbnail image={image ?? undefined} alt="" width={80} />,
    },
    { id: 'fromPort', title: t('routes.fromPort'), cell: ({ fromPort }) => ownWords(fromPort) },
    {
      id: 'destination',
      title: t('routes.destination'),
      fixed: true,
      cell: ({ destination }) => (
        <>
          <Text size="sm" fw={600}>
            {destination.en}
          </Text>
          <Text size="sm" lang="zh-CN">
            {destination.zh}
          </Text>
        </>
      ),
    },
    {
      id: 'description',
      title: t('field.description'),
      wrap: true,
      cell: ({ description }) => (
        <Text size="sm" lineClamp={2}>
          {ownWords(description)}
        </Text>
      ),
    },
    {
      id: 'sailings',
      title: t('routes.sailings'),
      align: 'right',
      width: 100,
      cell: ({ sailings }) => sailings,
    },
    {
      id: 'enabled',
      title: t('field.status'),
      width: 110,
      cell: ({ enabled }) => (
        <Badge variant={enabled ? 'light' : 'outline'} color={enabled ? 'sea' : 'gray.7'} tt="none">
          {t(enabled ? 'routes.on' : 'routes.off')}
        </Badge>
      ),
    },
    {
      id: 'updatedAt',
      title: t('sailings.updated'),
      extra: true,
      cell: ({ updatedAt }) => formatInstant(updatedAt),
    },
  ];
}
