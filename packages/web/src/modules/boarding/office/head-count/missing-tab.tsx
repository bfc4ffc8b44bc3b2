import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { CountedSailing, MissingPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { Badge } from '@mantine/core';
import { ordersScreen, screenPath } from '#lib/office-urls.ts';
import type { translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DataTable } from '#ui/office/data-table/data-table.tsx';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import type { TableColumn } from '#ui/office/data-table/table-column.ts';
import { usePageQuery } from '#ui/office/data-table/use-page-query.ts';
import { useTableAddress } from '#ui/office/data-table/use-table-address.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { Link } from '#ui/shared/link.tsx';

const sorts = ['name', 'orderNo', 'roomNumber'] as const;
const table = { filters: ['keyword'], sortable: sorts, sort: { by: 'name', order: 'asc' } } as const;

/** Who is expected and not aboard, by name. */
export function MissingTab({ sailing }: { sailing: CountedSailing }) {
  const t = useTranslate();
  const address = useTableAddress(table);
  const seesOrders = useCanOpen(ordersScreen);
  const { page, size, sort } = address;
  const { keyword } = address.filter;
  const params = { id: sailing.id };
  const asked = { sort, filter: keyword ? { keyword } : {} };
  const query = usePageQuery(boardingCalls.pageMissing, { params, body: { page, size, ...asked } });
  return (
    <>
      <InHeader>
        <ExportButton
          call={boardingCalls.exportMissing}
          args={{ params, body: asked }}
          count={query.data?.total}
        />
      </InHeader>
      <DataTable
        id="missing"
        label={t('headCount.tab.missing')}
        columns={missingColumns(t, seesOrders)}
        query={query}
        address={address}
        rowKey={(person) => person.ticketId}
        rowName={(person) => person.name}
        card={drawCard}
        empty={{ title: t('headCount.nobodyMissing'), text: t('headCount.nobodyMissingText') }}
        filters={
          <FilterText
            wide
            label={t('headCount.findMissing')}
            maxLength={80}
            value={keyword}
            onChange={(value) => address.setFilter('keyword', value)}
          />
        }
      />
    </>
  );
}

type MissingColumn = TableColumn<MissingPerson, (typeof sorts)[number]>;

function missingColumns(t: typeof translate, seesOrders: boolean): MissingColumn[] {
  return [
    {
      id: 'name',
      title: t('verification.passenger'),
      sort: 'name',
      fixed: true,
      cell: (person) => (
        <>
          {person.name} <Ashore person={person} />
        </>
      ),
    },
    { id: 'phone', title: t('verification.phone'), cell: ({ phone }) => phone },
    {
      id: 'roomNumber',
      title: t('headCount.room'),
      sort: 'roomNumber',
      cell: ({ roomNumber }) => roomNumber ?? '',
    },
    {
      id: 'cabinType',
      title: t('verification.cabinType'),
      cell: ({ cabinType }) => t(`verification.cabin.${cabinType}`),
    },
    { id: 'ageGroup', title: t('headCount.age'), cell: ({ ageGroup }) => t(`headCount.age.${ageGroup}`) },
    {
      id: 'orderNo',
      title: t('verification.orderNo'),
      sort: 'orderNo',
      cell: ({ orderId, orderNo }) =>
        seesOrders ? <Link to={screenPath(ordersScreen, { order: orderId })}>{orderNo}</Link> : orderNo,
    },
    { id: 'serial', title: t('verification.serial'), cell: ({ serial }) => serial },
  ];
}

const drawCard = (person: MissingPerson) => <MissingCard person={person} />;

function MissingCard({ person }: { person: MissingPerson }) {
  const t = useTranslate();
  const where = person.roomNumber ?? t(`verification.cabin.${person.cabinType}`);
  return (
    <>
      <strong>
        {person.name} <Ashore person={person} />
      </strong>
      <a href={`tel:${person.phone}`}>{person.phone}</a>
      <span>
        {where} · {t(`headCount.age.${person.ageGroup}`)}
      </span>
      <span>
        {person.orderNo} · {person.serial}
      </span>
    </>
  );
}

function Ashore({ person }: { person: MissingPerson }) {
  const t = useTranslate();
  return person.wentAshore ? (
    <Badge size="sm" variant="light" color="amber" tt="none">
      {t('headCount.ashore')}
    </Badge>
  ) : null;
}
