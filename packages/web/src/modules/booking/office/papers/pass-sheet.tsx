import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { dayName } from '#lib/date-words.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { QrCode } from '#modules/booking/shared/qr-code.tsx';
import { useSiteSettings } from '#modules/settings/queries.ts';
import css from './papers.module.css';

/** One guest's boarding pass. */
export function PassSheet({ order, ticket }: { order: OrderWithTickets; ticket: Ticket }) {
  const t = useTranslate();
  const { company } = useSiteSettings();
  const { sailing, arrival, roomType } = order;
  const terminal = ownWords(arrival.terminal);
  const bed = order.bed ? ` · ${t(`roomTypes.bed.${order.bed}`)}` : '';
  return (
    <article className={css.pass} aria-label={`${t('papers.pass')} ${ticket.name}`}>
      <div className={css.words}>
        <p className={css.small}>
          {company.name} · {t('papers.pass')}
        </p>
        <h2 className={css.name}>{ticket.name}</h2>
        <p>{t(`shipOrder.age.${ticket.ageGroup}`)}</p>
        <p className={css.when}>
          {dayName(sailing.date)} · {t(`sailings.slotTitle.${sailing.slot}`)}
        </p>
        <dl className={css.facts}>
          {terminal ? <Fact wide name={t('papers.terminal')} value={terminal} /> : null}
          <Fact name={t('papers.opens')} value={formatInstant(arrival.boardingOpensAt)} />
          <Fact name={t('papers.arriveBy')} value={formatInstant(arrival.arriveBy)} />
          <Fact name={t('papers.departs')} value={formatInstant(sailing.departsAt)} />
          <Fact name={t('papers.returns')} value={formatInstant(sailing.returnsAt)} />
          <Fact name={t('shipOrder.ship')} value={sailing.shipName} />
          <Fact
            wide
            name={t('field.routeId')}
            value={`${ownWords(sailing.fromPort)} – ${ownWords(sailing.destination)}`}
          />
          <Fact name={t('shipOrder.roomType')} value={`${ownWords(roomType.name)}${bed}`} />
          {order.roomNumber ? <Fact name={t('shipOrder.roomNumber')} value={order.roomNumber} /> : null}
          <Fact name={t('shipOrder.orderNo')} value={order.orderNo} />
          <Fact name={t('papers.serial')} value={formatSerial(ticket.serial)} />
        </dl>
        {ticket.certificateNeeded ? <p className={css.note}>{t('papers.certificate')}</p> : null}
        <p className={css.small}>{t('papers.zone')}</p>
      </div>
      <div className={css.code}>
        <QrCode text={ticket.code ?? ''} label={t('papers.qr', { name: ticket.name })} />
      </div>
    </article>
  );
}

function Fact({ name, value, wide }: { name: string; value: string; wide?: boolean }) {
  return (
    <div data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
