import type { OrderPapers } from '@gangway/contract/booking/paper-calls.ts';
import { Button, Checkbox, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { orderPapersQuery } from '../order-queries.ts';
import { MailTickets } from './mail-tickets.tsx';
import css from './papers.module.css';
import { PassSheet } from './pass-sheet.tsx';
import { ReceiptPaper } from './receipt-paper.tsx';
import { papers, usePaper } from './use-paper.ts';

/** What a guest takes along: boarding passes and the receipt, on the screen as they come out of the printer. */
export function PapersView({ id, onLeave }: { id: number; onLeave: () => void }) {
  const t = useTranslate();
  const { data, error, refetch } = useQuery(orderPapersQuery(id));
  return (
    <section className={css.view} aria-labelledby="papers-title">
      <Group gap="sm" data-noprint>
        <Button
          variant="subtle"
          color="navy"
          leftSection={<IconArrowLeft size={16} aria-hidden />}
          onClick={onLeave}
        >
          {t('papers.back')}
        </Button>
        <Title order={1} id="papers-title">
          {t('papers.title', { orderNo: data?.order.orderNo ?? '' })}
        </Title>
      </Group>
      {error && !data ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={300} /> : null}
      {data ? <Papers data={data} /> : null}
    </section>
  );
}

function Papers({ data }: { data: OrderPapers }) {
  const t = useTranslate();
  const [paper, setPaper] = usePaper();
  const [withPasses, setPasses] = useState(true);
  const [withReceipts, setReceipts] = useState(true);
  const print = useRef<HTMLButtonElement>(null);
  // Whoever comes here wants it on paper: Enter prints.
  useEffect(() => print.current?.focus(), []);
  const { order, receipts, email } = data;
  const passes = order.tickets.filter(({ code }) => code !== null);
  return (
    <>
      <div className={css.tools} data-noprint>
        <SegmentedControl
          aria-label={t('papers.paper')}
          data={papers.map((value) => ({ value, label: t(`papers.paper.${value}`) }))}
          value={paper}
          onChange={setPaper}
        />
        <Checkbox
          label={t('papers.passes')}
          checked={withPasses}
          onChange={(event) => setPasses(event.currentTarget.checked)}
        />
        <Checkbox
          label={t('papers.receipts')}
          checked={withReceipts}
          onChange={(event) => setReceipts(event.currentTarget.checked)}
        />
        <Button
          ref={print}
          leftSection={<IconPrinter size={17} aria-hidden />}
          disabled={!withPasses && !withReceipts}
          onClick={() => window.print()}
        >
          {t('papers.print')}
        </Button>
        {passes.length > 0 ? <MailTickets orderId={order.id} email={email ?? ''} /> : null}
      </div>
      <div className={css.papers} data-paper={paper}>
        {withPasses ? (
          <div className={css.passes}>
            {passes.map((ticket) => (
              <PassSheet key={ticket.id} order={order} ticket={ticket} />
            ))}
          </div>
        ) : null}
        {withPasses && passes.length === 0 ? <Nothing text={t('papers.noPasses')} /> : null}
        {withReceipts
          ? receipts.map((receipt) => <ReceiptPaper key={receipt.paymentId} receipt={receipt} />)
          : null}
        {withReceipts && receipts.length === 0 ? <Nothing text={t('papers.noReceipts')} /> : null}
      </div>
    </>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <Text size="sm" data-noprint>
      {text}
    </Text>
  );
}
