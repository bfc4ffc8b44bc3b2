import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { RecordTicket } from '@gangway/contract/boarding/record-schemas.ts';
import { Button, Text } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from '#lib/use-translate.ts';
import { operate } from '#ui/office/operate.ts';

/** A document by its ending; in full on demand, which is logged. It is forgotten when it is hidden. */
export function DocumentNumber({ ticket, canShow }: { ticket: RecordTicket; canShow: boolean }) {
  const t = useTranslate();
  const show = useMutation({
    mutationFn: () => operate(boardingCalls.showScannedDocument, { params: { ticketId: ticket.id } }),
    gcTime: 0,
  });
  const number = show.data?.idNumber;
  return (
    <>
      <Text span size="sm">
        {number ?? `•••• ${ticket.idEnding}`}
      </Text>
      {canShow ? (
        <Button
          size="compact-xs"
          variant="subtle"
          ml={6}
          leftSection={number ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
          loading={show.isPending}
          aria-label={t(number ? 'verification.hideIdOf' : 'verification.showIdOf', { name: ticket.name })}
          onClick={() => (number ? show.reset() : show.mutate())}
        >
          {t(number ? 'verification.hideId' : 'verification.showId')}
        </Button>
      ) : null}
    </>
  );
}
