import { isTicketCode } from '@gangway/contract/booking/looks-like-code.ts';
import { useSearchParams } from 'react-router';
import { writeOffScreen } from '#lib/office-urls.ts';
import { useReaders } from '#lib/readers/use-readers.ts';
import { useTranslate } from '#lib/use-translate.ts';
import { Link } from '#ui/shared/link.tsx';
import { MusterView } from '../muster/muster-view.tsx';
import { AnswerPanel } from '../post/answer-panel.tsx';
import { AtPost, type Post } from '../post/at-post.tsx';
import { Counter } from '../post/counter.tsx';
import { FindField } from '../post/find-field.tsx';
import { ObjectionList } from '../post/objection-list.tsx';
import { RecentList } from '../post/recent-list.tsx';
import { useScanning } from '../post/use-scanning.ts';
import css from './desk-screen.module.css';

/** `/ship/shipWriteOff`: the fast desk; with `?view=muster` the list of who is aboard, to tick off. */
export function DeskScreen() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const isMuster = search.get('view') === 'muster';
  return (
    <AtPost>
      {(post) => (
        <>
          <nav className={css.views}>
            <Link to={writeOffScreen} aria-current={isMuster ? undefined : 'page'}>
              {t('scan.view.scan')}
            </Link>
            <Link to={`${writeOffScreen}?view=muster`} aria-current={isMuster ? 'page' : undefined}>
              {t('scan.view.muster')}
            </Link>
          </nav>
          {isMuster ? <MusterView {...post} /> : <Desk {...post} />}
        </>
      )}
    </AtPost>
  );
}

function Desk({ engine, state }: Post) {
  const { onScreen, scan, scanOrder } = useScanning(engine);
  useReaders(isTicketCode, (text) => void scan({ text }));
  return (
    <div className={css.desk}>
      <div className={css.find}>
        <FindField engine={engine} onScan={scan} />
      </div>
      <div className={css.answer}>
        <AnswerPanel onScreen={onScreen} onOrder={(tickets) => scanOrder(tickets.map(({ id }) => id))} />
      </div>
      <div className={css.side}>
        {state.choice ? <Counter state={state} post={state.choice.post} /> : null}
        <ObjectionList engine={engine} objections={state.objections} />
        <RecentList recent={state.recent} />
      </div>
    </div>
  );
}
