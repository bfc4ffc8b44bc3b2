import type { Locale } from '@gangway/contract/core/locales.ts';
import type { ClosingFigures } from '@gangway/contract/reports/closing-schemas.ts';
import type { Json, Moment } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reportReaders: {
      accountId: number;
      email: string;
      locale: Locale;
      addedBy: number | null;
      addedAt: Moment;
      /** The last month (YYYY-MM) whose report was written to them. */
      sentMonth: string | null;
    };
    dailyClosings: {
      date: string;
      /** Null for the first day that was closed. */
      previousDate: string | null;
      closedAt: Moment;
      closedBy: number;
      note: string;
      figures: Json<ClosingFigures>;
      paymentIds: number[];
      refundIds: number[];
    };
  }
}
