import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import { portDate } from '@gangway/contract/core/dates.ts';
import { EmptyState, Paper } from '@mantine/core';
import { IconShip } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { TabsHeader } from '#ui/office/tabs-header.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { firstSailing } from './first-sailing.ts';
import { headCountQuery } from './head-count-queries.ts';
import { SailingBoard } from './sailing-board.tsx';
import { SailingChoice } from './sailing-choice.tsx';
import { useHeadCountView } from './use-head-count-view.ts';

/** `/ship/headCount`: who is aboard a sailing and who is not, and what staff do about it. */
export function HeadCountScreen() {
  const t = useTranslate();
  const view = useHeadCountView();
  const today = portDate(useNow(60_000));
  // The days offered are those around the sailing a link led to.
  const linked = useQuery({ ...headCountQuery(view.sailingId ?? 0), enabled: view.sailingId !== null });
  const date = view.date ?? linked.data?.sailing.date ?? today;
  const sailings = useQuery({
    ...callOptions(boardingCalls.listCountedSailings, { query: { date } }),
    placeholderData: keepPreviousData,
  });
  const first = usePinned(date, firstSailing(sailings.data ?? [], date)?.id ?? null);
  const chosen = view.sailingId ?? first;
  return (
    <TabsHeader text={t('headCount.text')}>
      <SailingChoice
        date={date}
        today={today}
        sailings={sailings}
        chosen={chosen}
        onChoose={view.chooseSailing}
        onDate={view.chooseDate}
      />
      {chosen !== null ? <SailingBoard key={chosen} id={chosen} view={view} /> : null}
      {chosen === null && sailings.data ? (
        <Paper withBorder p="xl" role="status">
          <EmptyState
            icon={<IconShip size={36} stroke={1.4} aria-hidden />}
            title={t('headCount.none')}
            description={t('headCount.noneText')}
          />
        </Paper>
      ) : null}
    </TabsHeader>
  );
}

/** What was first of a day stays chosen: another ship that begins to board must not slip under somebody's hand. */
function usePinned(date: string, first: number | null): number | null {
  const [pinned, setPinned] = useState({ date, first });
  const isNew = pinned.date !== date || (pinned.first === null && first !== null);
  if (isNew) setPinned({ date, first });
  return isNew ? first : pinned.first;
}
