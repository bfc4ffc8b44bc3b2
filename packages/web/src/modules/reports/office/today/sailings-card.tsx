import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Post } from '@gangway/contract/core/posts.ts';
import type { TodaysSailing } from '@gangway/contract/reports/dashboard-schemas.ts';
import type { ReactNode } from 'react';
import { headCountScreen, sailingsScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen, useSessionUser } from '#ui/office/session/use-session-user.ts';
import { StackTable, type StackColumn } from '#ui/office/stack-table.tsx';
import { useNow } from '#ui/office/use-now.ts';
import { Link } from '#ui/shared/link.tsx';
import { FillBar, SlotIcon, StatusMark } from '#modules/sailings/office/index.ts';
import { Card } from './card.tsx';
import { Countdown } from './countdown.tsx';
import { ownPosts, passedPost } from './own-posts.ts';
import css from './today.module.css';

interface SailingsCardProps {
  sailings: readonly TodaysSailing[];
  /** The day at the port. */
  today: string;
  /** How much later it is on the server than in this browser. */
  aheadMs: number;
}

/** Today's sailings: when they leave, what is sold and held, and who has passed one's post. */
export function SailingsCard({ sailings, today, aheadMs }: SailingsCardProps) {
  const t = useTranslate();
  const title = t('dashboard.sailings');
  const seesSailings = useCanOpen(sailingsScreen);
  const columns = useColumns({ sailings, today, aheadMs });
  return (
    <Card id="sailings" title={title} to={seesSailings ? sailingsScreen : null}>
      {sailings.length === 0 ? (
        <p className={css.empty}>{t('dashboard.noSailings')}</p>
      ) : (
        <StackTable label={title} rows={sailings} rowKey={({ id }) => id} columns={columns} />
      )}
    </Card>
  );
}

function useColumns({ sailings, today, aheadMs }: SailingsCardProps): StackColumn<TodaysSailing>[] {
  const t = useTranslate();
  const now = new Date(useNow(1000).getTime() + aheadMs);
  const user = useSessionUser();
  const posts = sailings.some(({ boarding }) => boarding !== null) ? ownPosts(user.posts) : [];
  const hasPlaces = sailings.some(({ places }) => places !== null);
  return [
    { title: t('column.sailing'), cell: (sailing) => <Trip sailing={sailing} /> },
    {
      title: t('field.departure'),
      cell: (sailing) => (
        <span className={css.when}>
          <span>{formatInstant(sailing.departsAt).slice(sailing.date === today ? 11 : 0)}</span>
          <Countdown sailing={sailing} now={now} />
        </span>
      ),
    },
    { title: t('field.status'), cell: ({ status }) => <StatusMark status={status} /> },
    ...(hasPlaces ? placesColumns(t) : []),
    ...posts.map((post): StackColumn<TodaysSailing> => ({
      title: t(`dashboard.post.${post}`),
      isNumber: true,
      cell: (sailing) => <Passed sailing={sailing} post={post} />,
    })),
  ];
}

function placesColumns(t: ReturnType<typeof useTranslate>): StackColumn<TodaysSailing>[] {
  return [
    {
      title: t('dashboard.sold'),
      cell: ({ places }) => (places ? <FillBar taken={places.sold} capacity={places.capacity} /> : null),
    },
    { title: t('dashboard.held'), isNumber: true, cell: ({ places }) => places?.held ?? null },
  ];
}

function Trip({ sailing }: { sailing: TodaysSailing }) {
  const t = useTranslate();
  const seesSailings = useCanOpen(sailingsScreen);
  const seesHeadCount = useCanOpen(headCountScreen);
  const { id, shipName, slot, date, destination } = sailing;
  const name = (
    <>
      <SlotIcon slot={slot} /> {shipName}, {t(`sailings.slot.${slot}`)}
    </>
  );
  const to = seesSailings
    ? screenPath(sailingsScreen, { id, month: date.slice(0, 7) })
    : seesHeadCount
      ? screenPath(headCountScreen, { sailing: id })
      : null;
  return (
    <span className={css.trip}>
      <LinkIf to={to}>{name}</LinkIf>
      <small>{ownWords(destination)}</small>
    </span>
  );
}

function Passed({ sailing, post }: { sailing: TodaysSailing; post: Post }) {
  const seesHeadCount = useCanOpen(headCountScreen);
  const passed = passedPost(sailing, post);
  if (!passed) return null;
  return (
    <LinkIf to={seesHeadCount ? screenPath(headCountScreen, { sailing: sailing.id }) : null}>
      <span className={css.passed}>
        {passed.done}
        <small> / {passed.of}</small>
      </span>
    </LinkIf>
  );
}

function LinkIf({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    <span className={css.name}>{children}</span>
  ) : (
    <Link to={to} className={css.name}>
      {children}
    </Link>
  );
}
