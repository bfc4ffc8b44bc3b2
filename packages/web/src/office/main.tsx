import './style-nonce.ts';
import '@mantine/core/styles.layer.css';
import '@mantine/dates/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import 'mantine-datatable/styles.layer.css';
import './office.css';
import { locales } from '@gangway/contract/core/locales.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loginPath } from '#lib/site-urls.ts';
import { keptLocale } from '#lib/i18n.ts';
import { currentPath } from '#lib/redirect.ts';
import { token } from '#lib/token.ts';
import { App } from './app.tsx';
import { speak } from './language.ts';

const root = document.getElementById('root');
if (!token.get()) location.replace(loginPath(currentPath()));
else if (root) {
  await speak(keptLocale(locales), { keep: false });
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  void import('#lib/keep-typed.ts');
}
