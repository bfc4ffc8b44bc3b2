import type { BoardingConflict, ConflictSide } from '@gangway/contract/boarding/head-count-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { Button } from '@mantine/core';
import { ordersScreen, recordsScreen, screenPath } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { formatSecond } from '#modules/boarding/office/moment.ts';
import { VerdictBadge } from '#modules/boarding/office/verdict-badge.tsx';
import css from './conflicts.module.css';

interface ConflictCardProps {
  conflict: BoardingConflict;
  /** Null where there is nothing to resolve, or not by this reader. */
  onResolve: (() => void) | null;
}

/** One conflict: whom it is about, the two scans that contradict each other, and what was decided. */
export function ConflictCard({ conflict, onResolve }: ConflictCardProps) {
  const t = useTranslate();
  const { kind, ticket, resolved, against } = conflict;
  return (
    <article className={css.card} aria-label={t(`headCount.conflict.${kind}`)} data-open={resolved === null}>
      <header>
        <h2>{t(`headCount.conflict.${kind}`)}</h2>
        <span>
          {ticket ? `${ticket.name} · ${ticket.serial} · ` : ''}
          {ticket ? <OrderLink ticket={ticket} /> : t('verification.noTicket')}
        </span>
        <span className={css.time}>{formatInstant(conflict.raisedAt)}</span>
      </header>
      <div className={css.sides}>
        <Side title={t('headCount.conflicts.scan')} side={conflict.scan} />
        {against ? (
          <Side title={t('headCount.conflicts.against')} side={against} />
        ) : (
          <p className={css.known}>{t(`headCount.conflictKnown.${kind}`)}</p>
        )}
      </div>
      {resolved ? (
        <p className={css.resolved}>
          {t('headCount.conflicts.resolvedBy', { by: resolved.by, at: formatInstant(resolved.at) })}{' '}
          {resolved.reason}
        </p>
      ) : null}
      {onResolve ? (
        <div>
          <Button size="xs" variant="light" onClick={onResolve}>
            {t('headCount.conflicts.resolve')}
          </Button>
        </div>
      ) : null}
    </article>
  );
}

function Side({ title, side }: { title: string; side: ConflictSide }) {
  const t = useTranslate();
  const seesRecords = useCanOpen(recordsScreen);
  return (
    <section className={css.side} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {t(`verification.post.${side.post}`)} <VerdictBadge verdict={side.verdict} />
      </p>
      <dl>
        <dt>{t('verification.happenedAt')}</dt>
        <dd>{formatSecond(side.happenedAt)}</dd>
        <dt>{t('verification.receivedAt')}</dt>
        <dd>{formatSecond(side.receivedAt)}</dd>
        <dt>{t('column.account')}</dt>
        <dd>{side.account}</dd>
        <dt>{t('verification.device')}</dt>
        <dd>{side.device ?? t('verification.office')}</dd>
        <dt>{t('verification.decided')}</dt>
        <dd>{t(side.offline ? 'verification.offline' : 'verification.online')}</dd>
      </dl>
      {seesRecords ? (
        <Link to={screenPath(recordsScreen, { scan: side.id })}>{t('headCount.conflicts.look')}</Link>
      ) : null}
    </section>
  );
}

function OrderLink({ ticket }: { ticket: NonNullable<BoardingConflict['ticket']> }) {
  const seesOrders = useCanOpen(ordersScreen);
  if (!seesOrders) return ticket.orderNo;
  return <Link to={screenPath(ordersScreen, { order: ticket.orderId })}>{ticket.orderNo}</Link>;
}
