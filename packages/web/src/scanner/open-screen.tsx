import { Suspense, useState } from 'react';
import { dashboardScreen } from '#lib/office-urls.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { useStore } from '#ui/scanner/create-store.ts';
import { operator } from '#ui/scanner/operator.ts';
import partsCss from '#ui/scanner/parts.module.css';
import { ScreenBoundary } from './screen-boundary.tsx';
import { type ScannerPage, screens } from './screens.ts';
import { signIn } from './sign-in.ts';

/** A screen, for whoever may open it; a session that ended meanwhile takes nothing away, it only asks to sign in again. */
export function OpenScreen({ path }: { path: ScannerPage }) {
  const t = useTranslate();
  const { user, session } = useStore(operator);
  const { Screen } = screens[path];
  if (session === 'asking') return <p aria-busy="true">{t('scanner.opening')}</p>;
  if (!user) return <SignIn known={false} />;
  if (!user.routes.some((route) => route.path === path)) return <NoAccess />;
  return (
    <>
      {session === 'ended' ? <SignIn known /> : null}
      <ScreenBoundary key={path}>
        <Suspense fallback={<p aria-busy="true">{t('scanner.opening')}</p>}>
          <Screen />
        </Suspense>
      </ScreenBoundary>
    </>
  );
}

function SignIn({ known }: { known: boolean }) {
  const t = useTranslate();
  const [state, setState] = useState<'idle' | 'asking' | 'unreached'>('idle');
  const go = async () => {
    setState('asking');
    setState((await signIn()) ? 'idle' : 'unreached');
  };
  return (
    <section className={partsCss.notice} role={known ? 'status' : undefined}>
      <h2>{t(known ? 'scanner.ended.title' : 'scanner.signedOut.title')}</h2>
      <p>{t(known ? 'scanner.ended.text' : 'scanner.signedOut.text')}</p>
      {state === 'unreached' ? <p role="alert">{t('scanner.signIn.unreached')}</p> : null}
      <button
        type="button"
        className={partsCss.button}
        disabled={state === 'asking'}
        onClick={() => void go()}
      >
        {t('scanner.signIn')}
      </button>
    </section>
  );
}

function NoAccess() {
  const t = useTranslate();
  return (
    <section className={partsCss.notice}>
      <h2>{t('scanner.noAccess.title')}</h2>
      <p>{t('scanner.noAccess.text')}</p>
      <a className={partsCss.plain} href={dashboardScreen}>
        {t('scanner.toOffice')}
      </a>
    </section>
  );
}
