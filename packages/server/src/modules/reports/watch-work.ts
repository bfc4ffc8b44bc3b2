import { Gauge, type Registry } from 'prom-client';
import { nowAndThen } from '../../platform/now-and-then.ts';
import type { Platform } from '../../platform/platform.ts';
import { readWork, type Work } from './work.query.ts';

const freshMs = 5000;

/** A figure, or one for each value of its label. */
interface Figure {
  help: string;
  label?: string;
  samples(work: Work): (readonly [value: number, label?: string])[];
}

/**
 * Tells Prometheus what waits to be done in the database, whichever process asks. Read at most every five seconds; while
 * the database does not answer these figures are left out, and `gangway_database_up` says why.
 */
export function watchWork({ db, clock, log }: Platform, registry: Registry): void {
  const read = nowAndThen({
    clock,
    freshMs,
    read: () => readWork(db),
    onError: (error) => log.warn({ err: error }, 'what waits to be done could not be read'),
  });
  new Gauge({
    name: 'gangway_database_up',
    help: 'Whether the database answers',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const [name, figure] of Object.entries(figures)) watch(registry, `gangway_${name}`, figure, read);
}

function watch(
  registry: Registry,
  name: string,
  { help, label, samples }: Figure,
  read: () => Promise<Work | null>,
): void {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      const work = await read();
      this.reset();
      // A gauge without a label begins again at nought, which would be a lie.
      if (!label) this.remove();
      for (const [value, of] of work ? samples(work) : [])
        this.set(label && of ? { [label]: of } : {}, value);
    },
  });
}

const figures: Record<string, Figure> = {
  outbox_waiting: {
    help: 'News that waits in the outbox',
    label: 'topic',
    samples: ({ outbox }) => outbox.map(({ topic, waiting }) => [waiting, topic]),
  },
  outbox_failed: {
    help: 'News of the outbox that could not be delivered yet and is tried again',
    label: 'topic',
    samples: ({ outbox }) => outbox.map(({ topic, failed }) => [failed, topic]),
  },
  outbox_oldest_seconds: {
    help: 'How long the oldest news has waited in the outbox',
    label: 'topic',
    samples: ({ outbox }) => outbox.map(({ topic, oldestSeconds }) => [oldestSeconds, topic]),
  },
  job_done_timestamp_seconds: {
    help: 'When a scheduled job was last done, on whichever process',
    label: 'job',
    samples: ({ jobs }) =>
      jobs
        .filter(({ doneAtSeconds }) => doneAtSeconds !== null)
        .map(({ job, doneAtSeconds }) => [doneAtSeconds ?? 0, job]),
  },
  job_failed: {
    help: 'Runs of a scheduled job in the last week that failed at every try',
    label: 'job',
    samples: ({ jobs }) => jobs.map(({ job, failed }) => [failed, job]),
  },
  mails: {
    help: 'Mails written in the last day, by what became of them',
    label: 'status',
    samples: ({ mails }) => mails.map(({ status, count }) => [count, status]),
  },
  payments_pending: {
    help: 'Payments of which the gateway has not said yet what became of them',
    samples: ({ payments }) => [[payments.pending]],
  },
  payments_oldest_pending_seconds: {
    help: 'How long the oldest of them has waited',
    samples: ({ payments }) => [[payments.oldestPendingSeconds]],
  },
  payments_parked: {
    help: 'Payments of the last week that do not agree with what was asked, and on which a person decides',
    samples: ({ payments }) => [[payments.parked]],
  },
  refunds_open: {
    help: 'Refunds that have not arrived, by how far they came',
    label: 'status',
    samples: ({ refunds }) => refunds.map(({ status, count }) => [count, status]),
  },
  holds: {
    help: 'Unpaid holds of places',
    samples: ({ holds }) => [[holds.count]],
  },
  holds_people: {
    help: 'People whose places are held unpaid',
    samples: ({ holds }) => [[holds.people]],
  },
  holds_overdue: {
    help: 'Holds that ended more than a minute ago and were not given back',
    samples: ({ holds }) => [[holds.overdue]],
  },
};
