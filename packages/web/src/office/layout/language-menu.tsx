import { type Locale, locales } from '@gangway/contract/core/locales.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { currentLocale, translate } from '../../lib/i18n.ts';
import { useTranslate } from '../../lib/use-translate.ts';
import { speak } from '../language.ts';
import { showError, showSuccess } from '../toast.ts';

const tags = { en: 'en', zh: 'zh-CN', ko: 'ko' } as const;

/** Changes the language; the choice is kept in a cookie. */
export function LanguageMenu() {
  const t = useTranslate();
  const active = currentLocale();
  return (
    <Menu position="bottom-end" width={160} withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="navy" size="lg" aria-label={t('language.label')}>
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language.label')}>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={tags[locale]}
            role="menuitemradio"
            aria-checked={locale === active}
            rightSection={locale === active ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => void change(locale)}
          >
            {t(`language.${locale}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

async function change(locale: Locale): Promise<void> {
  try {
    await speak(locale, { keep: true });
    showSuccess(translate('language.switched'));
  } catch {
    showError(translate('toast.network'));
  }
}
