import type { PublicRoute } from '@gangway/contract/sailings/schemas.ts';
import { useId } from 'react';
import { useOwnWords } from '#lib/use-own-words.ts';
import { useTranslate } from '#lib/use-translate.ts';
import formCss from '#ui/site/form.module.css';
import css from './route-choice.module.css';

interface RouteChoiceProps {
  routes: readonly PublicRoute[];
  chosen: number | null;
  onChoose: (routeId: number | null) => void;
}

/** Where to, among the routes there are; nothing where there is only one. */
export function RouteChoice({ routes, chosen, onChoose }: RouteChoiceProps) {
  const t = useTranslate();
  const words = useOwnWords();
  const id = useId();
  if (routes.length < 2) return null;
  return (
    <div className={`${formCss.field} ${css.route}`}>
      <label htmlFor={id} className={formCss.label}>
        {t('wizard.route')}
      </label>
      <select
        id={id}
        className={formCss.control}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value ? Number(target.value) : null)}
      >
        <option value="">{t('wizard.route.any')}</option>
        {routes.map((route) => (
          <option key={route.id} value={route.id}>
            {`${words(route.fromPort)} – ${words(route.destination)}`}
          </option>
        ))}
      </select>
    </div>
  );
}
