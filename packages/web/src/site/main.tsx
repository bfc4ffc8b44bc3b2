import '#ui/site/tokens.css';
import '#ui/site/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { setApiHandlers } from '#lib/call-api.ts';
import { activateLocale } from '#lib/i18n.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { showToast } from '#lib/toasts.ts';
import { App } from './app.tsx';
import { loadCatalogue, startLocale } from '#ui/site/languages.ts';
import { askLogin } from './logged-out.ts';
import { readPageData } from './page-data.ts';
import { preloadPage } from './pages.ts';

setApiHandlers({ toast: (message) => showToast(message, 'error'), confirmLogout: askLogin });

const locale = startLocale();
// The page first: it may ask for more texts than the open pages need.
await Promise.all([preloadPage(location.pathname), activateLocale(locale, loadCatalogue, false)]);

const queryClient = createQueryClient();
const drawn = readPageData();
for (const [key, data, readAt] of drawn?.queries ?? []) {
  queryClient.setQueryData(key, data, { updatedAt: readAt });
}

const root = document.getElementById('root');
const app = <App queryClient={queryClient} Router={BrowserRouter} />;
if (root && drawn?.locale === locale) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);

void import('./afterwards.ts');
