import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { setApiHandlers } from '../lib/call-api.ts';
import { activateLocale } from '../lib/i18n.ts';
import { showToast } from '../lib/toasts.ts';
import { App } from './app.tsx';
import { loadCatalogue, startLocale } from './languages.ts';
import { askLogin } from './logged-out.ts';
import { preloadPage } from './pages.ts';

setApiHandlers({ toast: (message) => showToast(message, 'error'), confirmLogout: askLogin });

await Promise.all([activateLocale(startLocale(), loadCatalogue, false), preloadPage(location.pathname)]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
