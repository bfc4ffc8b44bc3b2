import type { PublicRoomType } from '@gangway/contract/sailings/schemas.ts';
import { useTranslate } from '#lib/use-translate.ts';
import type { PassengerDraft } from '#modules/booking/shared/passenger-draft.ts';
import { passengerName } from '#modules/booking/shared/passenger-problems.ts';
import type { Cabins } from './draft.ts';
import css from './guests-step.module.css';

interface DealtProps {
  guests: readonly PassengerDraft[];
  cabins: Cabins;
  kind: PublicRoomType['kind'];
}

/** Who is in which cabin, where there are several. */
export function Dealt({ guests, cabins, kind }: DealtProps) {
  const t = useTranslate();
  if (cabins.length < 2 || kind !== 'cabin') return null;
  return (
    <div className={css.dealt} role="group" aria-label={t('wizard.dealt')}>
      <p>{t('wizard.dealt.text')}</p>
      <ul>
        {cabins.map((cabin, index) => (
          <li key={cabin.join()}>
            <strong>{t('wizard.dealt.cabin', { number: index + 1 })}</strong>{' '}
            {cabin
              .flatMap((place) => {
                const guest = guests[place];
                return guest ? [passengerName(guest, place, 'wizard.guest')] : [];
              })
              .join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
