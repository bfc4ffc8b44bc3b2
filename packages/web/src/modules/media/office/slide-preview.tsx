import { imageUrl } from '@gangway/contract/media/rules.ts';
import type { Image } from '@gangway/contract/media/schemas.ts';
import { Group, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { currentLocale } from '../../../lib/i18n.ts';
import { useTranslate } from '../../../lib/use-translate.ts';
import { pictureWidth } from '../../../office/image-field/picture-width.ts';
import classes from './slide-preview.module.css';

interface SlidePreviewProps {
  image: Image | undefined;
  title: { en: string; zh: string };
}

const languages = ['en', 'zh'] as const;

/** A slide as it will look on the home page: the title over the picture, in either language of the site. */
export function SlidePreview({ image, title }: SlidePreviewProps) {
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
        <div className={classes.slide} lang={language === 'zh' ? 'zh-CN' : 'en'}>
          <img src={imageUrl(image.id, pictureWidth(image, 960))} alt="" className={classes.picture} />
          <div className={classes.words}>
            <p className={classes.title}>{title[language]}</p>
            <span className={classes.action}>{t(`slides.bookNow.${language}`)}</span>
          </div>
        </div>
      ) : (
        <div className={classes.none}>{t('slides.previewNone')}</div>
      )}
    </section>
  );
}
