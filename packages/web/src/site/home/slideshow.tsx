import type { HomeData } from '@gangway/contract/sailings/schemas.ts';
import { bookingPage } from '#lib/site-urls.ts';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { ButtonLink } from '#ui/site/button.tsx';
import { Icon } from '#ui/site/icon.tsx';
import { Picture } from '#ui/site/picture.tsx';
import { useSlideshow } from './use-slideshow.ts';
import css from './slideshow.module.css';

type Slide = HomeData['slides'][number];

/** The operator's slides, heaviest first, over the whole width. */
export function Slideshow({ slides }: { slides: readonly Slide[] }) {
  const t = useTranslate();
  const words = useOwnWords();
  const show = useSlideshow(slides.length);
  return (
    <section
      className={css.show}
      aria-roledescription={t('slides.role')}
      aria-label={t('slides.label')}
      {...show.handlers}
    >
      {slides.map((slide, index) => (
        <div key={slide.id} className={css.picture} data-shown={index === show.current}>
          {show.isDrawn(index) && <Picture image={slide.image} sizes="100vw" first={index === 0} />}
        </div>
      ))}
      <div className={css.words} aria-live={show.playing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            className={css.slide}
            data-shown={index === show.current}
            inert={index !== show.current}
          >
            <h2 className={css.title}>{words(slide.title)}</h2>
            <SlideWays link={slide.link} />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          <button type="button" onClick={() => show.step(-1)} aria-label={t('slides.previous')}>
            <Icon name="left" />
          </button>
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className={css.dot}
              aria-label={t('slides.go', { number: index + 1, count: slides.length })}
              aria-current={index === show.current}
              onClick={() => show.goTo(index)}
            />
          ))}
          <button type="button" onClick={() => show.step(1)} aria-label={t('slides.next')}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            onClick={show.toggle}
            aria-label={t(show.playing ? 'slides.pause' : 'slides.play')}
          >
            <Icon name={show.playing ? 'pause' : 'play'} />
          </button>
        </div>
      )}
    </section>
  );
}

/** One books here; a slide that leads to another site says so beside it. */
function SlideWays({ link }: { link: string }) {
  const t = useTranslate();
  const own = link.startsWith('/');
  return (
    <p className={css.ways}>
      <ButtonLink to={own ? link : bookingPage}>{t('trip.search')}</ButtonLink>
      {link && !own && (
        <a href={link} rel="noopener">
          {t('slides.more')}
        </a>
      )}
    </p>
  );
}
