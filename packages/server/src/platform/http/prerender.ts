import type { DrawnPage, DrawPage, PrerenderedPage } from '@gangway/contract/core/prerendered.ts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { withLanguageOffer } from './language-offer.ts';
import { type FilledPage, type ReadyPage, readyPage } from './prerendered-document.ts';
import type { SiteVoice } from './site-locale.ts';

/** Sales close by the clock, without an event: no prepared page gets older than this. */
const oldestMs = 60_000;
const retryMs = 5_000;

export interface Prerenderer {
  /** The page as it is now, or null when it cannot be drawn and the plain document must do. */
  find(page: PrerenderedPage, voice: SiteVoice): Promise<ReadyPage | null>;
}

interface Kept {
  page: Promise<ReadyPage | null>;
  from: number;
  until: number;
}

/**
 * Draws public pages with their data and keeps them in memory until something they show may have changed. Every process
 * hears of a change through the live hub and drops what it keeps.
 */
export function createPrerenderer(options: {
  app: FastifyInstance;
  draw: DrawPage;
  fill: (drawn: DrawnPage) => FilledPage;
  live: LiveHub;
  clock: Clock;
}): Prerenderer {
  const { app, draw, fill, live, clock } = options;
  const kept = new Map<string, Kept>();

  const unsubscribe = live.subscribe(({ event }) => {
    if (event.type === 'catalogue.changed' || event.type === 'settings.changed') kept.clear();
  });
  app.addHook('onClose', async () => unsubscribe());

  const make = async (page: PrerenderedPage, { locale, offersChinese }: SiteVoice) => {
    try {
      const drawn = await draw(page, locale, (address) => answerOf(app, address));
      const filled = fill(drawn);
      return await readyPage(offersChinese ? { ...filled, html: withLanguageOffer(filled.html) } : filled);
    } catch (error) {
      app.log.error({ err: error, page, locale }, 'a page could not be drawn; it goes out plain');
      return null;
    }
  };

  return {
    find(page, voice) {
      const key = `${voice.locale} ${voice.offersChinese} ${page}`;
      const now = clock().getTime();
      const known = kept.get(key);
      // A clock that was set back would keep it for longer.
      if (known && now >= known.from && now < known.until) return known.page;
      const entry: Kept = { page: make(page, voice), from: now, until: now + oldestMs };
      kept.set(key, entry);
      void entry.page.then((made) => {
        if (!made) entry.until = now + retryMs;
      });
      return entry.page;
    },
  };
}

/** Asked over the product's own calls: a page shows exactly what its caller would be told, and nothing else. */
async function answerOf(app: FastifyInstance, address: string): Promise<unknown> {
  const answer = await app.inject({ url: address, remoteAddress: '::1' });
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  return answer.json<{ data: unknown }>().data;
}
