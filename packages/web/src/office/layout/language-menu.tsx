import { type Locale, locales } from '@gangway/contract/core/locales.ts';
import { ActionIcon, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { currentLocale, translate } from '#lib/i18n.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { showError, showSuccess } from '#ui/office/toast.ts';
import { speak } from '../language.ts';

const tags = { en: 'en', zh: 'zh-CN', ko: 'ko' } as const;

/** Changes the language; the choice is kept in a cookie. */
export function LanguageMenu() {
  const t = useTranslate();
  const active = currentLocale();
  const client = useQueryClient();
  return (
    <Menu position="bottom-end" width={160}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="navy" size="lg" aria-label={t('language.label')}>
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language.label')}>
        <Menu.RadioGroup value={active}>
          {locales.map((locale) => (
            <Menu.RadioItem
              key={locale}
              value={locale}
              lang={tags[locale]}
              closeMenuOnClick
              onChange={() => void change(locale, client)}
            >
              {t(`language.${locale}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

async function change(locale: Locale, client: QueryClient): Promise<void> {
  try {
    await speak(locale, { keep: true });
    showSuccess(translate('language.switched'));
    // Names are sorted by the language: what is on show is asked for again.
    await client.invalidateQueries();
  } catch {
    showError(translate('toast.network'));
  }
}
