import type { MissingPerson } from '@gangway/contract/boarding/head-count-schemas.ts';
import { Text } from '@mantine/core';
import { useTranslate } from '#lib/use-translate.ts';
import css from './missing-names.module.css';

/** Who would be left behind: how many, and by name. */
export function MissingNames({ people, total }: { people: readonly MissingPerson[]; total: number }) {
  const t = useTranslate();
  return (
    <>
      <Text size="sm">{t('headCount.closeText', { missing: total })}</Text>
      {total > 0 ? (
        <ul className={css.names} aria-label={t('headCount.missing')}>
          {people.map((person) => (
            <li key={person.ticketId}>
              <strong>{person.name}</strong> {person.roomNumber ?? person.serial}
            </li>
          ))}
          {total > people.length ? (
            <li>{t('headCount.moreMissing', { more: total - people.length })}</li>
          ) : null}
        </ul>
      ) : null}
    </>
  );
}
