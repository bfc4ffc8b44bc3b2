import type { OrderWithTickets, Ticket } from '@gangway/contract/booking/schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Icon } from '#ui/site/icon.tsx';
import { boardingPass } from './boarding-pass.ts';
import { QrCode } from '#modules/booking/shared/qr-code.tsx';
import { TicketIcon } from './ticket-icon.tsx';
import { useTicketDownload } from './use-ticket-download.ts';
import css from './ticket-card.module.css';

interface TicketCardProps {
  order: OrderWithTickets;
  ticket: Ticket;
  onReplace: (() => void) | null;
}

/** One passenger's e-ticket, as a boarding pass. It has a code only when it is good for boarding. */
export function TicketCard({ order, ticket, onReplace }: TicketCardProps) {
  const t = useTranslate();
  const pass = boardingPass(order, ticket);
  const { download, busy } = useTicketDownload();
  const waiting = order.status === 'unpaid' && ticket.live;
  return (
    <article className={css.pass} data-slot={pass.slot} data-valid={pass.code !== null}>
      <div className={css.main}>
        <div className={css.band}>
          <p className={css.kind}>
            <span className={css.brand}>{t('product.name')}</span>
            <span className={css.slot}>
              <Icon name={pass.slot === 'day' ? 'sun' : 'moon'} size={18} />
              {t('ticket.kind.pass')} · {pass.slotName}
            </span>
          </p>
          <p className={css.ship}>{pass.ship}</p>
        </div>
        <div className={css.trip}>
          <dl className={css.places}>
            <Fact name={t('ticket.from')} value={pass.from} />
            <Fact name={t('ticket.to')} value={pass.to} />
          </dl>
          <div className={css.when}>
            <p className={css.time}>
              <span className={css.name}>{t('ticket.departs')}</span>
              {pass.departs}
            </p>
            <p className={css.day}>
              <strong>{pass.day}</strong>
              <span>{pass.returns}</span>
              <small>{t('ticket.zone')}</small>
            </p>
          </div>
          <div className={css.who}>
            <span className={css.name}>{t('ticket.passenger')}</span>
            <h3 className={css.passenger}>{pass.passenger}</h3>
            <p>{pass.about}</p>
          </div>
          <dl className={css.facts}>
            {pass.facts.map(([name, value]) => (
              <Fact key={name} name={name} value={value} />
            ))}
          </dl>
          {pass.certificate && (
            <p className={css.certificate}>
              <Icon name="alert" size={20} />
              {pass.certificate}
            </p>
          )}
        </div>
      </div>
      <div className={css.stub}>
        {pass.code !== null && <QrCode text={pass.code} label={t('ticket.qr', { serial: pass.serial })} />}
        {pass.code === null && (
          <p className={css.without}>
            {ticket.replacedBy
              ? t('ticket.replaced', { name: ticket.replacedBy })
              : t(waiting ? 'ticket.waiting' : 'ticket.void')}
          </p>
        )}
        <p className={css.serial}>
          <span className={css.name}>{t('ticket.serial')}</span>
          {pass.serial}
        </p>
        {pass.code !== null && <Use ticket={ticket} />}
        {pass.code !== null && (
          <button
            type="button"
            className={css.save}
            disabled={busy}
            onClick={() => void download([{ ...order, tickets: [ticket] }], order.orderNo)}
          >
            <TicketIcon name="save" />
            {t(busy ? 'ticket.saving' : 'ticket.save')}
          </button>
        )}
        {onReplace && (
          <button
            type="button"
            className={css.replace}
            onClick={onReplace}
            aria-label={t('ticket.replaceOf', { name: ticket.name })}
          >
            {t('ticket.replace')}
          </button>
        )}
      </div>
    </article>
  );
}

function Use({ ticket }: { ticket: Ticket }) {
  const t = useTranslate();
  return (
    <p className={css.use}>
      {ticket.boardedAt ? t('ticket.boarded', { at: formatInstant(ticket.boardedAt) }) : t('ticket.scan')}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className={css.name}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
