import { useTranslate } from '../../lib/use-translate.ts';
import { useSiteSettings } from '../../modules/settings/queries.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeaScene, type TimeOfDay } from '../scenes/sea-scene.tsx';
import { MainAction } from './main-action.tsx';
import css from './hero.module.css';

const times = ['day', 'night'] as const;

export function Hero({ time, onTime }: { time: TimeOfDay; onTime: (time: TimeOfDay) => void }) {
  const t = useTranslate();
  const { company } = useSiteSettings();
  return (
    <section className={css['hero']} data-time={time}>
      <SeaScene time={time} />
      <div className={css['words']}>
        <p className={css['eyebrow']}>{t('home.eyebrow', { port: company.port })}</p>
        <h1 className={css['title']}>{t(`home.title.${time}`)}</h1>
        <p className={css['lead']}>{t(`home.lead.${time}`)}</p>
        <div className={css['actions']}>
          <MainAction />
          <a className={css['how']} href="#boarding">
            {t('home.how')}
          </a>
        </div>
      </div>
      <fieldset className={css['times']}>
        <legend className={css['legend']}>{t('home.slot')}</legend>
        {times.map((choice) => (
          <label key={choice} className={css['time']}>
            <input
              type="radio"
              name="home-time"
              value={choice}
              checked={choice === time}
              onChange={() => onTime(choice)}
            />
            <span>
              <Icon name={choice === 'day' ? 'sun' : 'moon'} size={20} />
              {t(`home.slot.${choice}`)}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
