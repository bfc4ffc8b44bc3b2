import '#ui/scanner/tokens.css';
import '#ui/scanner/base.css';
import { locales } from '@gangway/contract/core/locales.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keptLocale } from '#lib/i18n.ts';
import { currentPath } from '#lib/redirect.ts';
import { loginPath } from '#lib/site-urls.ts';
import { token } from '#lib/token.ts';
import { askServer, watchConnection } from '#ui/scanner/connection.ts';
import { loadOperator, watchLogout } from '#ui/scanner/operator.ts';
import { App } from './app.tsx';
import { speak } from './language.ts';
import { preloadScreens } from './screens.ts';
import { keepOnDevice, updateAtStart } from './updates.ts';

const root = document.getElementById('root');
// The server would have sent this page to the login; kept on the device, it has to go by itself, where there is one.
if (!token.get() && (await askServer()) !== null) location.replace(loginPath(currentPath()));
else if (root && !(await updateAtStart())) {
  await speak(keptLocale(locales), { keep: false });
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  watchConnection();
  void loadOperator();
  addEventListener('online', () => void loadOperator());
  watchLogout();
  void keepOnDevice();
  // So that a screen opened for the first time needs neither network nor a version that was replaced meanwhile.
  preloadScreens();
}
