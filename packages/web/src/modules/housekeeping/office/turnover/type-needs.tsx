import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { Badge, Group, Title } from '@mantine/core';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { StackTable } from '#ui/office/stack-table.tsx';
import { clock } from '../steps/refusal-words.ts';
import { ExportRooms } from './export-rooms.tsx';

type Need = TurnoverBoard['types'][number];

/** What the next sailing has sold of each type, and when it will be ready. */
export function TypeNeeds({ board }: { board: TurnoverBoard }) {
  const t = useTranslate();
  return (
    <section>
      <Group justify="space-between" mb={6}>
        <Title order={2}>{t('turnover.needs')}</Title>
        <ExportRooms board={board} />
      </Group>
      <StackTable
        label={t('turnover.needs')}
        rows={board.types}
        rowKey={({ roomType }) => roomType.id}
        columns={[
          {
            title: t('field.roomTypeId'),
            cell: ({ roomType }) => `${roomType.code} · ${ownWords(roomType.name)}`,
          },
          { title: t('turnover.sold'), isNumber: true, cell: ({ sold }) => sold },
          { title: t('turnover.state.cleaned'), isNumber: true, cell: ({ clean }) => clean },
          { title: t('turnover.state.toClean'), isNumber: true, cell: ({ toClean }) => toClean },
          { title: t('turnover.state.occupied'), isNumber: true, cell: ({ occupied }) => occupied },
          { title: t('turnover.missing'), isNumber: true, cell: ({ missing }) => missing },
          { title: t('turnover.readyAt'), cell: drawOutlook },
        ]}
      />
    </section>
  );
}

const drawOutlook = (need: Need) => <Outlook need={need} />;

function Outlook({ need }: { need: Need }) {
  const t = useTranslate();
  const { toClean, missing, readyAt, late } = need;
  const words =
    missing > 0
      ? t('turnover.tooFew')
      : readyAt
        ? t('turnover.about', { at: clock(readyAt) })
        : t('turnover.ready');
  return (
    <Badge
      variant={late ? 'filled' : 'light'}
      color={late ? 'coral.7' : toClean > 0 ? 'amber' : 'sea'}
      tt="none"
      miw="max-content"
    >
      {late ? t('turnover.lateMark', { words }) : words}
    </Badge>
  );
}
