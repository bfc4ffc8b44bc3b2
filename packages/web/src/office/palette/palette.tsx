import { reportsCalls } from '@gangway/contract/reports/calls.ts';
import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { modals } from '@mantine/modals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callOptionsApart } from '#lib/call-key.ts';
import { useGo } from '#lib/go.ts';
import { customersScreen, ordersScreen, paymentsScreen, sailingsScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { readTypedDate } from '#ui/office/forms/read-typed-date.ts';
import { isAddressUnsaved, leave } from '#ui/office/forms/unsaved.ts';
import { OfficeModal } from '#ui/office/office-modal.tsx';
import { useSessionUser } from '#ui/office/session/use-session-user.ts';
import { type PaletteEntry, paletteGroups } from './palette-groups.ts';
import { PaletteList } from './palette-list.tsx';

const fewestLetters = 2;
/** Whoever may open none of these finds screens only. */
const searched: readonly string[] = [ordersScreen, customersScreen, sailingsScreen, paymentsScreen];
const pauseMs = 200;

interface PaletteProps {
  opened: boolean;
  /** What was typed before there was a field. */
  takeEarly: () => string;
  onClose: () => void;
}

/** Finds an order, a customer, a sailing, a payment or a screen, by keyboard alone. */
export function Palette({ opened, takeEarly, onClose }: PaletteProps) {
  const t = useTranslate();
  return (
    <OfficeModal opened={opened} onClose={onClose} title={t('palette.open')} size={640} yOffset="10vh">
      <PaletteSearch takeEarly={takeEarly} onClose={onClose} />
    </OfficeModal>
  );
}

function PaletteSearch({ takeEarly, onClose }: Omit<PaletteProps, 'opened'>) {
  const t = useTranslate();
  const go = useGo('office');
  const { routes } = useSessionUser();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const words = typed.trim();
  const [asked] = useDebouncedValue(words, pauseMs);
  const date = readTypedDate(asked);
  const isAsked = asked.length >= fewestLetters && routes.some(({ path }) => searched.includes(path));
  const { data, isFetching, error } = useQuery({
    ...callOptionsApart(
      reportsCalls.findAnything,
      { body: { keyword: asked, ...(date ? { date } : {}) } },
      { quiet: 'check' },
    ),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    // What was looked for may be the number of a document: it is not kept.
    gcTime: 0,
  });
  const groups = paletteGroups(words, isAsked && words.length >= fewestLetters ? data : undefined, routes);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(active, entries.length - 1);

  function open(entry: PaletteEntry | undefined) {
    if (!entry) return;
    onClose();
    // A question goes with what it is about, even where only the record is another and not the screen.
    const show = () => {
      modals.closeAll();
      go(entry.path);
    };
    if (isAddressUnsaved()) leave(show);
    else show();
  }

  function steer(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || entries.length === 0) return;
    const steps: Record<string, () => void> = {
      ArrowDown: () => setActive((at + 1) % entries.length),
      ArrowUp: () => setActive((at - 1 + entries.length) % entries.length),
      Enter: () => open(entries[at]),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  }

  const isWaiting = isFetching || words !== asked;
  return (
    <>
      <TextInput
        data-autofocus
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onFocus={() => {
          const early = takeEarly();
          if (early) setTyped(early);
        }}
        onKeyDown={steer}
        rightSection={isWaiting ? <Loader size={16} aria-hidden /> : null}
        role="combobox"
        aria-expanded={entries.length > 0}
        aria-controls="palette-list"
        aria-autocomplete="list"
        aria-activedescendant={entries.length > 0 ? `palette-${at}` : undefined}
      />
      <PaletteList
        groups={groups}
        active={at}
        note={
          error
            ? t('palette.failed')
            : isWaiting
              ? t('palette.searching')
              : entries.length === 0
                ? t('palette.nothing')
                : t('palette.found', { count: entries.length })
        }
        onOpen={open}
      />
    </>
  );
}
