import { useState } from 'react';
import { useTranslate } from '#lib/use-translate.ts';
import { useStore } from '#ui/scanner/create-store.ts';
import { duty } from '#ui/scanner/duty.ts';
import { useNow } from '#ui/scanner/use-now.ts';
import { appVersion, newerVersion, switchToNewer } from '../updates.ts';
import { ageParts } from './age-parts.ts';
import css from './status-strip.module.css';

/** What the operator must be able to see at any time: sailing and post, what waits, how old the manifest is, which version. */
export function StatusStrip() {
  const t = useTranslate();
  const { sailing, post, waiting, manifestAt } = useStore(duty);
  const now = useNow(10_000);
  const age = manifestAt === null ? null : ageParts(now - manifestAt);
  return (
    <div className={css.strip}>
      <dl className={css.facts}>
        <Fact name={t('scanner.sailing')}>{sailing ?? t('scanner.sailing.none')}</Fact>
        <Fact name={t('scanner.post')}>{post ?? t('scanner.post.none')}</Fact>
        <Fact name={t('scanner.waiting')} alarm={waiting > 0}>
          {String(waiting)}
        </Fact>
        <Fact name={t('scanner.manifest')}>
          {age ? t(`scanner.age.${age.unit}`, { count: age.count }) : t('scanner.manifest.none')}
        </Fact>
        <Fact name={t('scanner.version')}>{appVersion}</Fact>
      </dl>
      <NewerVersion />
    </div>
  );
}

function Fact({ name, alarm, children }: { name: string; alarm?: boolean; children: string }) {
  return (
    <div className={css.fact} data-alarm={alarm || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An update waits for the operator, or for the next start after a quiet quarter of an hour. */
function NewerVersion() {
  const t = useTranslate();
  const version = useStore(newerVersion);
  const [failed, setFailed] = useState(false);
  if (!version) return null;
  const change = async () => setFailed(!(await switchToNewer()));
  return (
    <p className={css.newer} role="status">
      {t(failed ? 'scanner.newer.failed' : 'scanner.newer', { version })}
      <button type="button" onClick={() => void change()}>
        {t('scanner.newer.switch')}
      </button>
    </p>
  );
}
