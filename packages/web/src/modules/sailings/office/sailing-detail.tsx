import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { Data } from '@gangway/contract/core/define-call.ts';
import type { sailingsCalls } from '@gangway/contract/sailings/calls.ts';
import { sailingSteps } from '@gangway/contract/sailings/states.ts';
import { Button, DataList, Group, Text, Title } from '@mantine/core';
import { IconBan, IconPencil } from '@tabler/icons-react';
import { checkInScreen, headCountScreen, ordersScreen, screenPath } from '#lib/office-urls.ts';
import { ownWords } from '#lib/own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useSailingParts } from '#ui/office/sailing-parts.ts';
import { useCanOpen } from '#ui/office/session/use-session-user.ts';
import { Link } from '#ui/shared/link.tsx';
import { FillBar } from './fill-bar.tsx';
import { placesLeft } from './places-left.ts';
import { RefundProgress } from './refund-progress.tsx';
import css from './sailing-panel.module.css';
import { SoldByType } from './sold-by-type.tsx';
import { PeakMark, SlotIcon, StatusMark } from './status-mark.tsx';
import { StatusSteps } from './status-steps.tsx';
import { useCancelSailing } from './use-cancel-sailing.ts';

interface SailingDetailProps {
  detail: Data<typeof sailingsCalls.sailingDetail>;
  canEdit: boolean;
  onEdit: () => void;
}

/** Everything about one sailing: its facts, how far it is, what is sold of every type. */
export function SailingDetail({ detail, canEdit, onEdit }: SailingDetailProps) {
  const t = useTranslate();
  const { sailing, types } = detail;
  const { BoardingProgress, SailingDesk } = useSailingParts();
  const askToCancel = useCancelSailing();
  const seesOrders = useCanOpen(ordersScreen);
  const seesManifest = useCanOpen(headCountScreen);
  const seesRooms = useCanOpen(checkInScreen);
  const { peopleTaken, capacity, status } = sailing;
  const left = placesLeft(sailing);
  const facts = [
    [t('field.shipId'), sailing.shipName],
    [t('field.routeId'), ownWords(sailing.destination)],
    [t('field.departure'), formatInstant(sailing.departsAt)],
    [t('field.returning'), formatInstant(sailing.returnsAt)],
    [t('sailings.salesClose'), formatInstant(sailing.salesCloseAt)],
    [t('sailings.updated'), formatInstant(sailing.updatedAt)],
  ];
  return (
    <>
      <div className={css.body}>
        <div>
          <div className={css.marks}>
            <StatusMark status={status} />
            <span>
              <SlotIcon slot={sailing.slot} /> {t(`sailings.slotTitle.${sailing.slot}`)}
            </span>
            {sailing.peak ? <PeakMark /> : null}
            {left === null ? null : (
              <Text span size="sm" ml="auto">
                {t('sailings.left', { left })}
              </Text>
            )}
          </div>
          <div className={css.fill}>
            <FillBar taken={peopleTaken} capacity={capacity} />
          </div>
        </div>
        <section aria-label={t('section.facts')}>
          <DataList labelWidth="150px" gap={6}>
            {facts.map(([label, value]) => (
              <DataList.Item key={label}>
                <DataList.ItemLabel>{label}</DataList.ItemLabel>
                <DataList.ItemValue>{value}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList>
        </section>
        <StatusSteps sailing={sailing} boardingFrom={detail.boardingFrom} canEdit={canEdit} />
        {status === 'cancelled' ? null : <BoardingProgress sailingId={sailing.id} />}
        {status === 'cancelled' ? <RefundProgress sailingId={sailing.id} seesOrders={seesOrders} /> : null}
        <div>
          <Group justify="space-between" mb={6}>
            <Title order={2}>{t('sailings.sold')}</Title>
            <Group gap="md">
              {seesRooms ? (
                <Link
                  to={screenPath(checkInScreen, { ship: sailing.shipId, sailing: sailing.id })}
                  className={css.orders}
                >
                  {t('sailings.rooms')}
                </Link>
              ) : null}
              {seesManifest ? (
                <Link
                  to={screenPath(headCountScreen, { sailing: sailing.id, tab: 'manifest' })}
                  className={css.orders}
                >
                  {t('sailings.manifest')}
                </Link>
              ) : null}
              {seesOrders ? (
                <Link to={screenPath(ordersScreen, { sailingId: sailing.id })} className={css.orders}>
                  {t('sailings.orders')}
                </Link>
              ) : null}
            </Group>
          </Group>
          <SoldByType types={types} />
        </div>
        <SailingDesk sailingId={sailing.id} isCancelled={status === 'cancelled'} />
      </div>
      {canEdit && sailingSteps[status].includes('cancelled') ? (
        <Group justify="space-between" className={css.foot ?? ''}>
          <Button
            variant="subtle"
            color="coral"
            leftSection={<IconBan size={16} aria-hidden />}
            onClick={() => askToCancel(sailing)}
          >
            {t('sailings.cancel')}
          </Button>
          {status === 'scheduled' ? (
            <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              {t('sailings.edit')}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </>
  );
}
