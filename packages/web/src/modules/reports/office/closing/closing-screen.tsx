import { addDays, formatInstant, isPlainDate, portDate } from '@gangway/contract/core/dates.ts';
import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import type { DailyClosing } from '@gangway/contract/reports/closing-schemas.ts';
import { Badge, Button, Group, Skeleton, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconChevronLeft, IconChevronRight, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { closingScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { FilterDate } from '#ui/office/data-table/filter-date.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { ScreenHeader } from '#ui/office/screen-header.tsx';
import { useCanEdit } from '#ui/office/session/use-session-user.ts';
import { useAddress } from '#ui/office/use-address.ts';
import { useNow } from '#ui/office/use-now.ts';
import { CloseDayForm } from './close-day-form.tsx';
import { ClosedDays } from './closed-days.tsx';
import css from './closing.module.css';
import { ClosingSections } from './closing-sections.tsx';

/** `/business/dailyClosing`: what a day came to, and its closing. */
export function ClosingScreen() {
  const t = useTranslate();
  const yesterday = addDays(portDate(useNow(60_000)), -1);
  const { params, change } = useAddress();
  const asked = params.get('date');
  const date = asked && isPlainDate(asked) ? asked : yesterday;
  const canEdit = useCanEdit(closingScreen);
  const body = { date };
  const { data, error, isFetching, refetch } = useQuery(callOptions(reportsCalls.dailyClosing, { body }));
  const show = (value: string | null) => change({ date: value }, false);

  function askToClose(closing: DailyClosing) {
    const id = modals.open({
      title: t('closing.closeTitle', { date: closing.date }),
      children: <CloseDayForm closing={closing} onLeave={() => modals.close(id)} />,
      // A click beside it must not lose what was typed.
      closeOnClickOutside: false,
    });
  }

  return (
    <>
      <ScreenHeader text={t('closing.text')}>
        <ExportButton call={reportsCalls.exportDailyClosing} args={{ body }} count={data ? 1 : 0} />
        {canEdit && data?.state === 'next' ? (
          <Button leftSection={<IconLock size={16} aria-hidden />} onClick={() => askToClose(data)}>
            {t('closing.close')}
          </Button>
        ) : null}
      </ScreenHeader>
      <Group gap="xs" mb="sm" role="search" aria-label={t('table.filters')} data-noprint>
        <Button
          variant="default"
          px="xs"
          aria-label={t('closing.previous')}
          onClick={() => show(addDays(date, -1))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </Button>
        <FilterDate label={t('closing.day')} value={date} onChange={show} />
        <Button
          variant="default"
          px="xs"
          aria-label={t('closing.following')}
          onClick={() => show(addDays(date, 1))}
        >
          <IconChevronRight size={18} aria-hidden />
        </Button>
        {data?.nextDate && data.nextDate !== date && data.nextDate <= yesterday ? (
          <Button variant="subtle" onClick={() => show(data.nextDate)}>
            {t('closing.toNext', { date: data.nextDate })}
          </Button>
        ) : null}
      </Group>
      {!data && !error ? <Skeleton height={420} /> : null}
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {data ? (
        <div className={css.day} aria-busy={isFetching}>
          <Group gap="xs">
            <Text fw={650}>{date}</Text>
            <Badge variant="light" tt="none" color={data.state === 'closed' ? 'sea' : 'amber'}>
              {t(`closing.state.${data.state}`)}
            </Badge>
            {data.closedAt && data.closedBy ? (
              <Text size="sm">
                {t('closing.by', { name: data.closedBy, time: formatInstant(data.closedAt) })}
              </Text>
            ) : null}
          </Group>
          {data.note ? <Text size="sm">{t('closing.note', { note: data.note })}</Text> : null}
          <ClosingSections figures={data.figures} />
        </div>
      ) : null}
      <ClosedDays onLook={show} />
    </>
  );
}
