import { boardingCalls } from '@gangway/contract/boarding/calls.ts';
import type { MusterList, MusterPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { Badge, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { callOptions } from '#lib/call-key.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { type MusterDeck, musterDecks } from '#modules/boarding/shared/muster-decks.ts';
import { ExportButton } from '#ui/office/data-table/export-button.tsx';
import { TableEmpty } from '#ui/office/data-table/table-empty.tsx';
import { TableFailure } from '#ui/office/data-table/table-failure.tsx';
import { InHeader } from '#ui/office/tabs-header.tsx';
import { formatSecond } from '../moment.ts';
import css from './muster-tab.module.css';
import { PrintButton } from './print-button.tsx';

/** Everybody aboard by deck and room, to be called at an alarm; with a box to tick on paper. */
export function MusterTab({ sailingId }: { sailingId: number }) {
  const params = { id: sailingId };
  const { data, error, refetch } = useQuery(callOptions(boardingCalls.muster, { params }));
  return (
    <>
      <InHeader>
        <ExportButton call={boardingCalls.exportMuster} args={{ params }} count={data?.people.length} />
      </InHeader>
      {!data && error ? <TableFailure message={error.message} onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton height={240} /> : null}
      {data ? <Muster list={data} /> : null}
    </>
  );
}

function Muster({ list }: { list: MusterList }) {
  const t = useTranslate();
  const unscanned = list.people.filter(({ scanned }) => !scanned).length;
  if (list.totalAboard + unscanned === 0)
    return (
      <TableEmpty
        title={t('headCount.nobodyAboard')}
        text={t('headCount.nobodyAboardText')}
        address={undefined}
      />
    );
  return (
    <>
      <Group justify="space-between" mb="sm">
        <Text size="sm">
          {t('headCount.musterOf', { people: list.totalAboard, at: formatSecond(list.readAt) })}
          {unscanned > 0 ? ` · ${t('headCount.musterUnscanned', { people: unscanned })}` : ''}
        </Text>
        <PrintButton />
      </Group>
      <Decks list={list} />
    </>
  );
}

function Decks({ list }: { list: MusterList }) {
  const t = useTranslate();
  return (
    <div className={css.decks}>
      {musterDecks(list.people).map((deck) => (
        <Deck key={deck.floor ?? 'none'} deck={deck} />
      ))}
      {list.crew.length > 0 ? (
        <section className={css.deck}>
          <h3>{t('headCount.tab.crew')}</h3>
          <ul>
            {list.crew.map((entry) => (
              <li key={entry.id}>
                <span className={css.box} aria-hidden />
                {entry.name || t('headCount.crewPeople', { people: entry.people, duty: entry.duty })}
                {entry.name && entry.duty ? ` · ${entry.duty}` : ''}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Deck({ deck }: { deck: MusterDeck<MusterPerson> }) {
  const t = useTranslate();
  const { floor, people, rooms } = deck;
  return (
    <section className={css.deck}>
      <h3>
        {floor === null ? t('headCount.noCabin') : t('headCount.deck', { floor })}{' '}
        <small>{t('headCount.people', { people })}</small>
      </h3>
      <ul>
        {rooms.map((room) => (
          <li key={room.number ?? 'none'} className={css.room}>
            {room.number ? <strong>{room.number}</strong> : null}
            <ul>
              {room.people.map((person) => (
                <Person key={person.ticketId} person={person} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ person }: { person: MusterPerson }) {
  const t = useTranslate();
  return (
    <li>
      <span className={css.box} aria-hidden />
      {person.name}
      {person.ageGroup === 'adult' ? null : (
        <Badge size="sm" variant="light" color="amber" tt="none">
          {t(`headCount.age.${person.ageGroup}`)}
        </Badge>
      )}
      {person.certificate ? (
        <Badge size="sm" variant="light" color="navy" tt="none">
          {t('headCount.certificate')}
        </Badge>
      ) : null}
      {person.scanned ? null : (
        <Badge size="sm" variant="light" color="coral" tt="none">
          {t('headCount.unscanned')}
        </Badge>
      )}
      {person.remarks ? <span className={css.remarks}>{person.remarks}</span> : null}
    </li>
  );
}
