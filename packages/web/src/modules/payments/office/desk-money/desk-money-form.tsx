import { hasSlip } from '@gangway/contract/core/desk-money.ts';
import type { PaymentMethod } from '@gangway/contract/core/payment-methods.ts';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '#lib/api-error.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { DeskMoneyFields } from '#ui/office/desk-money-fields.tsx';
import { SendButton } from '#ui/office/forms/send-button.tsx';
import { useUnsaved } from '#ui/office/forms/unsaved.ts';
import { useKeptText } from '#ui/office/forms/use-kept-text.ts';
import { useSlip } from '#ui/office/use-slip.ts';
import { DrawerNeeded } from './drawer-needed.tsx';
import { refreshDrawers, useNextAfterDrawer, useOwnDrawer } from './own-drawer.ts';
import { readTendered, TenderedField } from './tendered-field.tsx';

interface DeskMoneyFormProps<Method extends PaymentMethod> {
  /** What it will do, and to how many. */
  text: string;
  /** Whether this account may have a drawer. A dialog stands outside the session, so whoever opens it says so. */
  canOpen: boolean;
  methods: readonly Method[];
  /** The method it most likely is. */
  first: Method;
  /** What there is to pay, where cash may come with more than that; then it is asked what was handed over. */
  dueSen?: number;
  /** What a note is called, where one is asked for. */
  noteLabel?: string;
  /** The deed by its name. */
  confirm: (method: Method) => string;
  onConfirm: (money: DeskTaken<Method>) => Promise<void>;
  onRefused: () => unknown;
  /** Closes the dialog; that forgets what was typed in it. */
  onClose: () => void;
}

export interface DeskTaken<Method> {
  method: Method;
  slipNo: string;
  slipShared?: boolean;
  /** Cash as it was handed over; null where nobody counted, and where it is no cash. */
  tenderedSen: number | null;
  note: string;
}

/** Money over the desk: how, with which slip, out of or into an open drawer; and does it. */
export function DeskMoneyForm<Method extends PaymentMethod>(props: DeskMoneyFormProps<Method>) {
  const { text, canOpen, methods, first, dueSen, noteLabel, confirm } = props;
  const t = useTranslate();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const drawer = useOwnDrawer(canOpen);
  const kept = useKeptMoney(text);
  const method = methods.find((one) => one === kept.method.typed) ?? first;
  const [methodError, setMethodError] = useState<string | null>(null);
  const slip = useSlip(kept.slip.typed);
  const note = kept.note.typed;
  const cash = kept.cash.typed;
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const isBegun = [slip.typed, note, cash].some((typed) => typed.trim() !== '');
  useUnsaved(isBegun && !busy, true);
  const isDrawerNeeded = method === 'cash' && drawer === null;
  useNextAfterDrawer(drawer, () => form.current?.querySelector('[data-tendered], [type=submit]'));
  const isCounted = method === 'cash' && dueSen !== undefined;
  const tendered = isCounted ? readTendered(cash, dueSen) : { sen: null, problem: false };

  async function act(): Promise<void> {
    const money = { method, ...slip.sent, tenderedSen: tendered.sen, note: note.trim() };
    setTried(true);
    if (isDrawerNeeded) return form.current?.querySelector<HTMLElement>('[data-float]')?.focus();
    if (!hasSlip(money)) {
      slip.blame(t('payment.slipMissing'));
      return form.current?.querySelector<HTMLElement>('[data-slip]')?.focus();
    }
    if (tendered.problem) return form.current?.querySelector<HTMLElement>('[data-tendered]')?.focus();
    setBusy(true);
    try {
      await props.onConfirm(money);
      await refreshDrawers(client);
      props.onClose();
    } catch (error) {
      // Why it was refused has been shown. Where only the drawer was missing, it is asked for and nothing is lost.
      await Promise.all([props.onRefused(), refreshDrawers(client)]);
      if (error instanceof ApiError && (error.code === 404 || error.code === 409)) return props.onClose();
      setBusy(false);
      if (error instanceof ApiError && error.reason === 'drawer.short') setMethodError(error.message);
      slip.hear(error);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      // Escape out of habit does not throw away what was typed: the dialog hears it only while there is nothing.
      data-mantine-stop-propagation={isBegun}
      onSubmit={(event) => {
        event.preventDefault();
        void act();
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{text}</Text>
        <DeskMoneyFields
          label={t('drawer.method')}
          methods={methods}
          method={method}
          methodError={methodError}
          slipNo={slip.typed}
          slipError={slip.error}
          shared={slip.shared}
          onMethod={(chosen) => {
            kept.method.type(chosen);
            setMethodError(null);
          }}
          onSlip={(typed) => {
            kept.slip.type(typed);
            slip.type(typed);
          }}
        />
        {isCounted ? (
          <TenderedField dueSen={dueSen} typed={cash} tried={tried} onType={kept.cash.type} />
        ) : null}
        {/* Nobody is taken away from what they are writing. */}
        {isDrawerNeeded ? <DrawerNeeded canOpen={canOpen} isNext={!isBegun} /> : null}
        {noteLabel ? (
          <Textarea
            label={noteLabel}
            maxLength={200}
            autosize
            minRows={2}
            value={note}
            onChange={(event) => kept.note.type(event.currentTarget.value)}
          />
        ) : null}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={props.onClose}>
            {t('action.cancel')}
          </Button>
          <SendButton loading={busy} {...(isCounted ? {} : { 'data-autofocus': true })}>
            {confirm(method)}
          </SendButton>
        </Group>
      </Stack>
    </form>
  );
}

/** What is typed about one payment: a question asked above its dialog does not lose it. Who opens the dialog has it forgotten. */
function useKeptMoney(about: string) {
  return {
    method: useKeptText(`method: ${about}`),
    slip: useKeptText(`slip: ${about}`),
    note: useKeptText(`note: ${about}`),
    cash: useKeptText(`cash: ${about}`),
  };
}
