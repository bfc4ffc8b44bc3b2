import type { Ticket } from '@gangway/contract/booking/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { momentAtPort } from '#ui/site/day-words.ts';
import { Icon } from '#ui/site/icon.tsx';
import { boardingPass, type PassOrder } from './boarding-pass.ts';
import { QrCodeLater } from './qr-code-later.tsx';
import { TicketIcon } from './ticket-icon.tsx';
import { useTicketDownload } from './use-ticket-download.ts';
import css from './ticket-card.module.css';

interface TicketCardProps {
  order: PassOrder;
  ticket: Ticket;
  onReplace: (() => void) | null;
  /** Gives it on by a link. */
  onShare: (() => void) | null;
  /** Shows its code over the whole screen. */
  onEnlarge: () => void;
}

/** One passenger's e-ticket, as a boarding pass. It has a code only when it is good for boarding. */
export function TicketCard({ order, ticket, onReplace, onShare, onEnlarge }: TicketCardProps) {
  const t = useTranslate();
  const pass = boardingPass(order, ticket);
  const { download, busy } = useTicketDownload();
  const waiting = order.status === 'unpaid' && ticket.live;
  return (
    <article className={css.pass} data-slot={pass.slot} data-valid={pass.code !== null}>
      <div className={css.band}>
        <p className={css.kind}>
          <span className={css.brand}>{t('product.name')}</span>
          <span className={css.slot}>
            <Icon name={pass.slot === 'day' ? 'sun' : 'moon'} size={18} />
            <span className={css.kindName}>{t('ticket.pass')} · </span>
            {pass.slotName}
          </span>
        </p>
        <p className={css.ship}>{pass.ship}</p>
      </div>
      <div className={css.who}>
        <span className={css.name}>{t('ticket.passenger')}</span>
        <h3 className={css.passenger}>{pass.passenger}</h3>
        <p>{pass.about}</p>
      </div>
      <div className={css.stub}>
        {pass.code !== null && (
          <QrCodeLater text={pass.code} label={t('ticket.qr', { serial: pass.serial })} />
        )}
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
          <button type="button" className={css.save} onClick={onEnlarge}>
            <TicketIcon name="enlarge" />
            {t('ticket.enlarge')}
          </button>
        )}
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
        {onShare && pass.code !== null && (
          <button
            type="button"
            className={css.replace}
            onClick={onShare}
            aria-label={t('ticket.shareOf', { name: ticket.name })}
          >
            {t('ticket.share')}
          </button>
        )}
        {ticket.sharedAt && <p className={css.use}>{t('ticket.shared')}</p>}
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
        <dl className={css.facts}>
          {pass.facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
        {pass.map && (
          <a className={css.map} href={pass.map} target="_blank" rel="noreferrer">
            {t('ticket.map')}
          </a>
        )}
        {pass.certificate && (
          <p className={css.certificate}>
            <Icon name="alert" size={20} />
            {pass.certificate}
          </p>
        )}
      </div>
    </article>
  );
}

function Use({ ticket }: { ticket: Ticket }) {
  const t = useTranslate();
  return (
    <p className={css.use}>
      {ticket.boardedAt ? t('ticket.boarded', { at: momentAtPort(ticket.boardedAt) }) : t('ticket.scan')}
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
