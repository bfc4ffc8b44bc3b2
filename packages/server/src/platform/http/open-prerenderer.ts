import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawPage } from '@gangway/contract/core/prerendered.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { createPrerenderer, type Prerenderer } from './prerender.ts';
import { documentFiller } from './prerendered-document.ts';

/** The prerenderer of a web build, whose program stands beside it; null for a build without one. */
export async function openPrerenderer(
  app: FastifyInstance,
  options: { webRoot: string; document: string; live: LiveHub; clock: Clock },
): Promise<Prerenderer | null> {
  const { webRoot, document, live, clock } = options;
  const program = path.resolve(webRoot, '../dist-ssr/prerender.js');
  if (!existsSync(program)) return null;
  const { drawPage }: { drawPage: DrawPage } = await import(pathToFileURL(program).href);
  return createPrerenderer({
    app,
    draw: drawPage,
    fill: await documentFiller(document, webRoot),
    live,
    clock,
  });
}
