import '../ui/tokens.css';
import '../ui/base.css';
import { createRoot } from 'react-dom/client';
import { setApiHandlers } from '../lib/call-api.ts';
import { takeFlash } from '../lib/flash.ts';
import { activateLocale } from '../lib/i18n.ts';
import { showToast } from '../lib/toasts.ts';
import { App } from './app.tsx';
import { loadCatalogue, startLocale } from './languages.ts';
import { askLogin } from './logged-out.ts';
import { preloadPage } from './pages.ts';

setApiHandlers({ toast: (message) => showToast(message, 'error'), confirmLogout: askLogin });

// The page first: it may ask for more texts than the open pages need.
await Promise.all([preloadPage(location.pathname), activateLocale(startLocale(), loadCatalogue, false)]);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);

const left = takeFlash();
if (left) showToast(left, 'error');
