import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, StrictMode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { LocaleProvider } from '#lib/locale-provider.tsx';
import { homePage, monitorPage } from '#lib/site-urls.ts';
import { ToastRegion } from '#ui/site/toast-region.tsx';
import { PageBoundary } from './layout/page-boundary.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { LoggedOutGate } from './logged-out-gate.tsx';
import { MissingPage, MonitorPage, pages } from './pages.ts';
import { SignInProvider } from './sign-in/sign-in-provider.tsx';

interface AppProps {
  queryClient: QueryClient;
  /** Where the address comes from: the browser, or the server that draws the page. */
  Router: ComponentType<{ children: ReactNode }>;
}

export function App({ queryClient, Router }: AppProps) {
  return (
    <StrictMode>
      <LocaleProvider>
        <QueryClientProvider client={queryClient}>
          <PageBoundary>
            <Router>
              <SignInProvider>
                <Routes>
                  <Route
                    path={monitorPage}
                    caseSensitive
                    element={
                      <Suspense>
                        <MonitorPage />
                      </Suspense>
                    }
                  />
                  <Route element={<SiteLayout />}>
                    <Route path="/" element={<Navigate to={homePage} replace />} />
                    {pages.map(({ path, Page }) => (
                      <Route key={path} path={path} element={<Page />} caseSensitive />
                    ))}
                    <Route path="*" element={<MissingPage />} />
                  </Route>
                </Routes>
              </SignInProvider>
            </Router>
            <LoggedOutGate />
          </PageBoundary>
          <ToastRegion />
        </QueryClientProvider>
      </LocaleProvider>
    </StrictMode>
  );
}
