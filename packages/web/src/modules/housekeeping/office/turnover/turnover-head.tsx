import { formatInstant } from '@gangway/contract/core/dates.ts';
import type { TurnoverBoard } from '@gangway/contract/housekeeping/schemas.ts';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslate } from '#lib/use-translate.ts';
import { sailingName } from '#modules/sailings/office/index.ts';
import { clock } from '../steps/refusal-words.ts';
import { LateWords } from './late-words.tsx';
import css from './turnover-head.module.css';

/** Between which sailings this is, how fast it goes, and what will not be ready in time. */
export function TurnoverHead({ board }: { board: TurnoverBoard }) {
  const t = useTranslate();
  const { from, next, neededAt, perHour, isMeasured, readyAt, types } = board;
  const late = types.filter((type) => type.late);
  const facts = [
    { name: t('turnover.last'), value: from ? sailingName(from) : t('turnover.noLast') },
    { name: t('turnover.next'), value: next ? sailingName(next) : t('turnover.noNext') },
    neededAt ? { name: t('turnover.neededAt'), value: formatInstant(neededAt) } : null,
    {
      name: t('turnover.speed'),
      value: t(isMeasured ? 'turnover.perHour' : 'turnover.assumedPerHour', { count: Math.round(perHour) }),
    },
    readyAt ? { name: t('turnover.readyAt'), value: t('turnover.about', { at: clock(readyAt) }) } : null,
  ].filter((fact) => fact !== null);
  return (
    <div className={css.head}>
      <dl className={css.facts} aria-label={t('turnover.facts')}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {late.length > 0 ? (
        <Alert
          role="alert"
          color="coral"
          variant="light"
          icon={<IconAlertTriangle aria-hidden />}
          title={t('turnover.late', { count: late.length })}
          p="xs"
        >
          <ul className={css.late}>
            {late.map((type) => (
              <li key={type.roomType.id}>
                <LateWords type={type} neededAt={neededAt} />
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
    </div>
  );
}
