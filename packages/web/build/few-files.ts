import path from 'node:path';
import type { Face } from '@gangway/contract/core/pages.ts';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { isOfficeScreen, officeAfterwards, scannerScreens, sitePages } from './loaded-pages.ts';
import { dealPieces, type Page } from './pieces.ts';

/**
 * Builds a face once as the bundler would by itself, and tells from what came out which modules are to share a file. Nothing is written
 * and nothing made small.
 */
export async function planFiles(face: Face, config: InlineConfig, isFixed: (name: string) => boolean) {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((one) => one.type === 'chunk');
  const files = chunks.map((chunk) => ({
    name: chunk.fileName,
    bytes: chunk.code.length,
    imports: chunk.imports,
    hasStyles: (chunk.viteMetadata?.importedCss.size ?? 0) > 0,
    isFixed: chunk.isEntry || chunk.isDynamicEntry || isFixed(chunk.name),
  }));
  const names = new Map<string, string>();
  for (const [index, joined] of dealPieces(files, pagesOf(face, chunks)).entries()) {
    const parts = chunks.filter(({ fileName }) => joined.includes(fileName));
    for (const { modules } of parts)
      for (const id of Object.keys(modules)) names.set(id, `${nameOf(parts)}-${index}`);
  }
  return (id: string) => names.get(id) ?? null;
}

/** The files each page begins with. */
function pagesOf(face: Face, chunks: readonly Rolldown.OutputChunk[]): Page[] {
  const sources = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const fileOf = (source: string) => {
    const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
    if (!found) throw new Error(`${source} is where no page begins: mend loaded-pages.ts`);
    return found.fileName;
  };
  const page = (sources: readonly string[], texts = 1, price = 1) => ({
    starts: [`${face}.html`, ...sources].map(fileOf),
    texts,
    price,
  });
  if (face === 'scanner') return [page(scannerScreens)];
  if (face === 'office')
    return sources.filter(isOfficeScreen).map((screen) => page([screen.slice(1), ...officeAfterwards]));
  return sitePages.map(({ starts, later = [], texts = [], price }) =>
    page([...starts, ...later], 1 + texts.length, price),
  );
}

/** After the largest it holds. */
function nameOf(parts: readonly Rolldown.OutputChunk[]): string {
  const [first] = parts.toSorted((one, other) => other.code.length - one.code.length);
  return path.parse(first?.name ?? 'shared').name;
}
