import { bookingCalls } from '@gangway/contract/booking/calls.ts';
import type { OfficeTicket } from '@gangway/contract/booking/office-schemas.ts';
import { Button, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';
import { orderDetailQuery } from '../order-queries.ts';

interface IdNumberProps {
  ticket: OfficeTicket;
  orderId: number;
  canShow: boolean;
}

/** A document by its last four characters; in full on demand, which is logged. It is forgotten when it is hidden. */
export function IdNumber({ ticket, orderId, canShow }: IdNumberProps) {
  const t = useTranslate();
  const client = useQueryClient();
  const show = useMutation({
    mutationFn: () => operate(bookingCalls.showIdNumber, { params: { id: ticket.id } }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: orderDetailQuery(orderId).queryKey }),
  });
  const number = show.data?.idNumber;
  return (
    <>
      <Text size="sm">
        {t(`idType.${ticket.idType}`)} {number ?? `•••• ${ticket.idEnding}`}
      </Text>
      {canShow ? (
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={
            number ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} stroke={1.7} aria-hidden />
          }
          loading={show.isPending}
          aria-label={t(number ? 'shipOrder.hideIdOf' : 'shipOrder.showIdOf', { name: ticket.name })}
          onClick={() => (number ? show.reset() : show.mutate())}
        >
          {t(number ? 'shipOrder.hideId' : 'shipOrder.showId')}
        </Button>
      ) : null}
    </>
  );
}
