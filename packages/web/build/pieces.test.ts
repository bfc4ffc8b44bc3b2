import { expect, test } from 'vitest';
import { mostFiles } from './loaded-pages.ts';
import { dealPieces, type File, type Page } from './pieces.ts';

const file = (name: string, imports: string[] = [], more: Partial<File> = {}): File => ({
  name,
  bytes: 100,
  imports,
  hasStyles: false,
  isFixed: false,
  ...more,
});
const start = (name: string, imports: string[]) => file(name, imports, { isFixed: true });
const page = (name: string, more: Partial<Page> = {}): Page => ({
  starts: [name],
  texts: 1,
  price: 1,
  ...more,
});

const deal = (files: File[], pages: Page[]) =>
  dealPieces(files, pages)
    .map((names) => names.toSorted().join(' '))
    .toSorted();

test('what the same pages load becomes one file, and what begins a page stays', () => {
  const files = [start('a', ['x', 'y']), start('b', ['x', 'y']), file('x'), file('y')];
  expect(deal(files, [page('a'), page('b')])).toEqual(['x y']);
});

test('bytes nobody there needs are loaded only where the files saved are worth it', () => {
  const large = file('large', [], { bytes: 1_000_000 });
  const files = [start('a', ['x', 'large']), start('b', ['x']), file('x'), large];
  expect(deal(files, [page('a'), page('b')])).toEqual([]);
  const small = [start('a', ['x', 'y']), start('b', ['x']), file('x'), file('y')];
  expect(deal(small, [page('a'), page('b')])).toEqual(['x y']);
});

test('what comes along counts too', () => {
  const files = [
    start('a', ['x', 'y']),
    start('b', ['x']),
    file('x'),
    file('y', ['heavy']),
    file('heavy', [], { bytes: 1_000_000 }),
  ];
  expect(deal(files, [page('a'), page('b')])).toEqual(['heavy y']);
});

test('two files never load each other', () => {
  // x needs a file that stays, which needs z: x and z in one would need it and be needed by it.
  const between = file('between', ['z'], { isFixed: true });
  const files = [start('a', ['x']), start('b', ['x']), file('x', ['between']), between, file('z')];
  expect(deal(files, [page('a'), page('b')])).toEqual([]);
});

test('a page with too many files, its texts among them, pays more for each that is spared', () => {
  const files = [start('a', ['x', 'y']), start('b', ['x']), file('x'), file('y', [], { bytes: 20_000 })];
  expect(deal(files, [page('a'), page('b')])).toEqual([]);
  expect(deal(files, [page('a', { texts: mostFiles }), page('b')])).toEqual(['x y']);
});

test('where a page is close to its limit, nothing is loaded in vain', () => {
  const files = [start('a', ['x', 'y']), start('b', ['x']), file('x'), file('y')];
  expect(deal(files, [page('a'), page('b', { price: 30 })])).toEqual([]);
});
