import type { RecordTicket, ScanRecord } from '@gangway/contract/boarding/record-schemas.ts';
import { formatInstant } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { Button, DataList, Title } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import {
  headCountScreen,
  ordersScreen,
  recordsScreen,
  screenPath,
  writeOffScreen,
} from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useCanEdit, useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { sailingName } from '#modules/sailings/office/index.ts';
import { formatSecond } from '../moment.ts';
import { VerdictBadge } from '../verdict-badge.tsx';
import { DocumentNumber } from './document-number.tsx';
import css from './record-panel.module.css';
import { ScanWords } from './scan-words.tsx';
import { isCounted, useUndoScan } from './use-undo-scan.tsx';

/** Everything about one scan: what was answered, when by either clock, by whom and where, and the ticket. */
export function RecordDetail({ scan }: { scan: ScanRecord }) {
  const t = useTranslate();
  const undo = useUndoScan();
  const canUndo = useCanEdit(writeOffScreen);
  const seesHeadCount = useCanOpen(headCountScreen);
  const { conflicts, undone, deviceVerdict } = scan;
  return (
    <>
      <div className={css.line}>
        <VerdictBadge verdict={scan.verdict} />
        <ScanWords scan={scan} />
        {canUndo && isCounted(scan) ? (
          <Button
            size="xs"
            ml="auto"
            variant="light"
            color="coral"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => undo(scan)}
          >
            {t('verification.undo')}
          </Button>
        ) : null}
      </div>
      {conflicts.length > 0 ? (
        <p className={css.note}>
          {conflicts.map((kind) => t(`headCount.conflict.${kind}`)).join(', ')}{' '}
          {seesHeadCount ? (
            <Link to={screenPath(headCountScreen, { sailing: scan.sailing.id, tab: 'conflicts' })}>
              {t('verification.toConflicts')}
            </Link>
          ) : null}
        </p>
      ) : null}
      {undone ? (
        <p className={css.note}>
          {t('verification.undoneBy', { by: undone.by, at: formatSecond(undone.at), reason: undone.reason })}
        </p>
      ) : null}
      <Facts
        label={t('section.facts')}
        facts={[
          [t('verification.reason'), t(`verification.reason.${scan.reason}`)],
          [
            t('verification.deviceAnswer'),
            deviceVerdict && <VerdictBadge key="device" verdict={deviceVerdict} />,
          ],
          [t('verification.happenedAt'), formatSecond(scan.happenedAt)],
          [t('verification.receivedAt'), formatSecond(scan.receivedAt)],
          [t('verification.decided'), t(scan.offline ? 'verification.offline' : 'verification.online')],
          [t('column.account'), scan.account],
          [t('verification.handedBy'), scan.handedBy],
          [
            t('verification.device'),
            scan.device && (
              <Link key="device" to={screenPath(recordsScreen, { deviceId: scan.device.id })}>
                {scan.device.name}
              </Link>
            ),
          ],
          [t('verification.sequence'), scan.sequence],
          [t('verification.manifestVersion'), scan.manifestVersion],
          [t('column.sailing'), sailingName(scan.sailing)],
          [t('field.reason'), scan.note],
          [
            t('verification.readText'),
            scan.readText && (
              <span key="read" className={css.read}>
                {scan.readText}
              </span>
            ),
          ],
        ]}
      />
      {scan.ticket ? <TicketFacts ticket={scan.ticket} /> : null}
    </>
  );
}

function TicketFacts({ ticket }: { ticket: RecordTicket }) {
  const t = useTranslate();
  const canShow = useCanEdit(recordsScreen);
  const seesOrders = useCanOpen(ordersScreen);
  const { orderId, orderNo, priceSen } = ticket;
  const order = seesOrders ? (
    <Link to={screenPath(ordersScreen, { order: orderId })}>{orderNo}</Link>
  ) : (
    orderNo
  );
  return (
    <div>
      <Title order={2} mb={6}>
        {t('verification.ticket')}
      </Title>
      <Facts
        label={t('verification.ticket')}
        facts={[
          [t('verification.serial'), ticket.serial],
          [t('verification.passenger'), ticket.name],
          [t('verification.document'), <DocumentNumber key={ticket.id} ticket={ticket} canShow={canShow} />],
          [t('verification.phone'), ticket.phone],
          [t('verification.boardingStatus'), t(`verification.boarding.${ticket.boardingStatus}`)],
          [
            t('verification.verified'),
            t(ticket.verified ? 'verification.verified.yes' : 'verification.verified.no'),
          ],
          [t('verification.orderNo'), order],
          [t('verification.orderTime'), formatInstant(ticket.orderTime)],
          [t('verification.seat'), ticket.seat],
          [t('verification.cabinType'), t(`verification.cabin.${ticket.cabinType}`)],
          [t('verification.price'), priceSen === null ? null : formatMoney(priceSen)],
        ]}
      />
    </div>
  );
}

function Facts({ label, facts }: { label: string; facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <section aria-label={label}>
      <DataList labelWidth="150px" gap={6}>
        {facts.map(([name, value]) =>
          value === null || value === '' ? null : (
            <DataList.Item key={name}>
              <DataList.ItemLabel>{name}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ),
        )}
      </DataList>
    </section>
  );
}
