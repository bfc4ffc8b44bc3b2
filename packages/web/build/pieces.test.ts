import { expect, test } from 'vitest';
import { dealPieces, type File, type Page } from './pieces.ts';

const file = (name: string, imports: string[] = [], more: Partial<File> = {}): File => ({
  name,
  bytes: 100,
  imports,
  later: [],
  hasStyles: false,
  isFixed: false,
  ...more,
});
const start = (name: string, imports: string[]) => file(name, imports, { isFixed: true });
const page = (name: string, face = 'site'): Page => ({ face, starts: [name], price: 1 });

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

test('what another face loads only later counts as its own too', () => {
  const opens = (name: string, later: string[]) => ({ ...start(name, []), later });
  const files = [
    { ...start('site', ['x', 'y']) },
    start('b', ['x', 'y']),
    opens('office', ['dialog']),
    start('dialog', ['x']),
    file('x'),
    file('y'),
  ];
  const pages = [page('site'), { ...page('site'), starts: ['site', 'b'] }, page('office', 'office')];
  expect(deal(files, pages)).toEqual([]);
});

test('what one face loads alone does not join what another loads too', () => {
  const files = [start('a', ['x', 'y']), start('b', ['x']), start('c', ['y', 'x']), file('x'), file('y')];
  expect(deal(files, [page('a'), page('b', 'office'), page('c')])).toEqual([]);
});
