import type { Arrival } from '@gangway/contract/housekeeping/schemas.ts';
import { Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { FilterText } from '#ui/office/data-table/filter-text.tsx';
import { ArrivalList } from '../check-in/arrival-list.tsx';
import { BackButton } from './back-button.tsx';
import css from './room-panel.module.css';

interface ChooseArrivalProps {
  sailingId: number;
  onChoose: (arrival: Arrival) => void;
  onBack: () => void;
}

/** Whom a room is for: of those who wait, by name, order number or the end of a phone number. */
export function ChooseArrival({ sailingId, onChoose, onBack }: ChooseArrivalProps) {
  const t = useTranslate();
  const [keyword, setKeyword] = useState('');
  return (
    <div className={css.body}>
      <div>
        <BackButton onClick={onBack} />
        <Title order={3}>{t('roomDesk.forWhom')}</Title>
      </div>
      <FilterText
        label={t('roomDesk.search')}
        maxLength={80}
        value={keyword}
        onChange={(typed) => setKeyword(typed ?? '')}
      />
      <div>
        <ArrivalList
          sailingId={sailingId}
          state="waiting"
          keyword={keyword}
          action={() => t('roomDesk.choose')}
          onChoose={onChoose}
        />
      </div>
    </div>
  );
}
