import type { ManifestTicket, ScanMark } from '@gangway/contract/boarding/schemas.ts';
import { formatSerial } from '@gangway/contract/booking/ticket-code.ts';
import type { ReactNode } from 'react';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import css from './answer-panel.module.css';
import { portTime } from './port-time.ts';

const marks = ['boarded', 'food', 'chip', 'disembarked'] as const;

/** What a post needs to know of somebody: what they bought, and what they have had of it. */
export function PersonFacts({ ticket }: { ticket: ManifestTicket }) {
  const t = useTranslate();
  const pane =
    ticket.kind === 'standing' ? '' : ` · ${t(ticket.hasWindow ? 'scan.window.yes' : 'scan.window.no')}`;
  return (
    <dl className={css.facts}>
      <Fact name={t('scan.type')}>{ownWords(ticket.roomType) + pane}</Fact>
      {ticket.roomNumber ? <Fact name={t('scan.room')}>{ticket.roomNumber}</Fact> : null}
      <Fact name={t('scan.order')}>{`${ticket.orderNo} · ${formatSerial(ticket.serial)}`}</Fact>
      {ticket.idEnding ? <Fact name={t('scan.document')}>{`… ${ticket.idEnding}`}</Fact> : null}
      {ticket.remarks ? (
        <Fact name={t('scan.remarks')} isLoud>
          {ticket.remarks}
        </Fact>
      ) : null}
      {marks.map((name) => {
        const mark = ticket[name];
        if (name === 'disembarked' && !mark) return null;
        return (
          <Fact key={name} name={t(`scan.mark.${name}`)}>
            {mark ? markWords(t, mark) : t('scan.mark.notYet')}
          </Fact>
        );
      })}
    </dl>
  );
}

/** When, where and by whom something happened. */
export function markWords(t: ReturnType<typeof useTranslate>, { at, by, device }: ScanMark): string {
  const values = { time: portTime(at), device: device || t('scan.mark.elsewhere'), by };
  return t(by ? 'scan.mark.whereBy' : 'scan.mark.where', values);
}

function Fact({ name, isLoud, children }: { name: string; isLoud?: boolean; children: ReactNode }) {
  return (
    <div data-loud={isLoud || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
