import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { currentLocale } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { pictureWidth } from '#ui/office/image-field/picture-width.ts';
import css from './slide-preview.module.css';

interface SlidePreviewProps {
  image: Image | undefined;
  title: { en: string; zh: string };
  link: string;
}

const languages = ['en', 'zh'] as const;
const screens = ['wide', 'phone'] as const;

/** A slide as the home page shows it on a wide screen and on a phone, in either language of the site. */
export function SlidePreview({ image, title, link }: SlidePreviewProps) {
  const t = useTranslate();
  const [language, setLanguage] = useState(() => languages.find((one) => one === currentLocale()) ?? 'en');
  return (
    <section aria-label={t('slides.preview')}>
      <Group justify="space-between" mb={6}>
        <Text size="sm" fw={500}>
          {t('slides.preview')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('slides.previewLanguage')}
          data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
          value={language}
          onChange={(value) => setLanguage(value === 'zh' ? 'zh' : 'en')}
        />
      </Group>
      {image ? (
        <div className={css.screens} lang={language === 'zh' ? 'zh-CN' : 'en'}>
          {screens.map((screen) => (
            <div key={screen} className={css.slide} data-screen={screen} aria-hidden={screen === 'phone'}>
              <img src={imageUrl(image.id, pictureWidth(image, 960))} alt="" className={css.picture} />
              <div className={css.words}>
                <p className={css.title}>{title[language]}</p>
                <p className={css.ways}>
                  <span className={css.action}>{t(`slides.bookNow.${language}`)}</span>
                  {/^https?:/i.test(link) ? (
                    <span className={css.more}>{t(`slides.findOut.${language}`)}</span>
                  ) : null}
                </p>
              </div>
              {/* The booking bar lies on the foot of the picture. */}
              <div className={css.bar} />
            </div>
          ))}
        </div>
      ) : (
        <div className={css.none}>{t('slides.previewNone')}</div>
      )}
    </section>
  );
}
