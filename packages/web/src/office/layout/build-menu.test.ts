import { expect, test } from 'vitest';
import { buildMenu } from './build-menu.ts';

const title = { en: 'x', zh: 'x', ko: 'x' };
const route = (path: string, parent: string | null) => ({
  path,
  parent,
  title,
  icon: '',
  access: 'view' as const,
  hidden: false,
});
const heading = (path: string) => ({ path, title, icon: '' });

test('a group stands where its first route stands and gathers the others', () => {
  const menu = buildMenu({
    routes: [route('/b/one', '/b'), route('/a', null), route('/b/two', '/b')],
    headings: [heading('/b')],
  });
  expect(
    menu.map((item) => (item.kind === 'link' ? item.route.path : item.routes.map(({ path }) => path))),
  ).toEqual([['/b/one', '/b/two'], '/a']);
});

test('a route whose heading is not given stands by itself', () => {
  const menu = buildMenu({ routes: [route('/b/one', '/b')], headings: [] });
  expect(menu).toEqual([{ kind: 'link', route: route('/b/one', '/b') }]);
});

test('what is hidden stands nowhere, nor does a heading with nothing else under it', () => {
  const menu = buildMenu({
    routes: [{ ...route('/b/one', '/b'), hidden: true }, route('/a', null)],
    headings: [heading('/b')],
  });
  expect(menu).toEqual([{ kind: 'link', route: route('/a', null) }]);
});
