import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { i18n } from '../lib/i18n.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { LoggedOutGate } from './logged-out-gate.tsx';
import { MissingPage, pages } from './pages.ts';
import { SignInProvider } from './sign-in/sign-in-provider.tsx';

const queryClient = createQueryClient();

export function App() {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <SignInProvider>
              <Routes>
                <Route element={<SiteLayout />}>
                  <Route path="/" element={<Navigate to="/home" replace />} />
                  {pages.map(({ path, Page }) => (
                    <Route key={path} path={path} element={<Page />} caseSensitive />
                  ))}
                  <Route path="*" element={<MissingPage />} />
                </Route>
              </Routes>
            </SignInProvider>
          </BrowserRouter>
          <LoggedOutGate />
          <ToastRegion />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}
