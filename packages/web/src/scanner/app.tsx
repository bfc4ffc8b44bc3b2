import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { LocaleProvider } from '#lib/locale-provider.tsx';
import { writeOffScreen } from '#lib/office-urls.ts';
import { Frame } from './frame/frame.tsx';
import { OpenScreen } from './open-screen.tsx';
import { screenPaths } from './screens.ts';

/** The scanning app: three screens in one frame. */
export function App() {
  return (
    <LocaleProvider>
      <BrowserRouter>
        <Routes>
          <Route element={<Frame />}>
            {screenPaths.map((path) => (
              <Route key={path} path={path} element={<OpenScreen path={path} />} caseSensitive />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={writeOffScreen} replace />} />
        </Routes>
      </BrowserRouter>
    </LocaleProvider>
  );
}
