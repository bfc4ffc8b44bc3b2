import { loadTexts } from '#ui/site/languages.ts';
import { whenNear } from '../layout/when-near.tsx';
import css from './home-page.module.css';

/** The rest of the home page. */
export const LowerPart = whenNear(async () => {
  const [{ Guide }] = await Promise.all([import('./guide.tsx'), loadTexts('guide')]);
  return Guide;
}, css.lower);
