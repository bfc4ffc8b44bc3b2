import { MantineProvider } from '@mantine/core';
import { DatesProvider } from '@mantine/dates';
import { ModalsProvider } from '@mantine/modals';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { setApiHandlers } from '#lib/call-api.ts';
import { currentLocale } from '#lib/i18n.ts';
import { LocaleProvider } from '#lib/locale-provider.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { CashDrawersContext } from '#ui/office/cash-drawers.ts';
import { QuestionEscape } from '#ui/office/question-escape.tsx';
import { SailingPartsContext } from '#ui/office/sailing-parts.ts';
import { BoardingProgress } from '#modules/boarding/office/index.ts';
import { LazySailingDesk } from '#modules/booking/office/index.ts';
import { RoomSteps } from '#modules/housekeeping/office/index.ts';
import { OwnDrawerNeeded, refreshDrawers } from '#modules/payments/office/index.ts';
import { apiHandlers } from './api-handlers.ts';
import { GuardedRouter } from './guarded-router.tsx';
import { calendarLocale } from './language.ts';
import { OfficeRoutes } from './office-routes.tsx';
import { SessionGate } from './session/session-gate.tsx';
import { styleNonce } from './style-nonce.ts';
import { cssVariables, theme } from './theme.ts';

const queryClient = createQueryClient();
setApiHandlers(apiHandlers);
const cashDrawers = { OwnDrawerNeeded, refreshDrawers };
const sailingParts = { BoardingProgress, SailingDesk: LazySailingDesk };

/** The back office with everything it stands in: texts, theme, boxes, toasts, queries, addresses, the session. */
export function App() {
  return (
    <LocaleProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        forceColorScheme="light"
        getStyleNonce={() => styleNonce}
      >
        <QueryClientProvider client={queryClient}>
          <LocalisedWidgets />
        </QueryClientProvider>
      </MantineProvider>
    </LocaleProvider>
  );
}

function LocalisedWidgets() {
  const t = useTranslate();
  return (
    <DatesProvider settings={{ locale: calendarLocale(currentLocale()), firstDayOfWeek: 1, weekendDays: [] }}>
      <ModalsProvider
        labels={{ confirm: t('office.confirm'), cancel: t('action.cancel') }}
        modalProps={{
          centered: true,
          closeOnEscape: false,
          closeButtonProps: { 'aria-label': t('action.close') },
        }}
      >
        <QuestionEscape />
        {/* Bottom left: neither over the number of the record in the drawer nor over its buttons. */}
        <Notifications position="bottom-left" limit={4} />
        <GuardedRouter>
          <SessionGate>
            <CashDrawersContext value={cashDrawers}>
              <SailingPartsContext value={sailingParts}>
                <RoomSteps>
                  <OfficeRoutes />
                </RoomSteps>
              </SailingPartsContext>
            </CashDrawersContext>
          </SessionGate>
        </GuardedRouter>
      </ModalsProvider>
    </DatesProvider>
  );
}
