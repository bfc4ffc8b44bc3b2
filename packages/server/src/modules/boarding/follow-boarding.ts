import { systemActor } from '../../platform/http/actor.ts';
import type { OutboxTopics } from '../../platform/outbox/outbox.ts';
import type { Platform } from '../../platform/platform.ts';
import { shutGangway } from './close-boarding.ts';
import { lowerGangway } from './open-boarding.ts';

/**
 * Brings boarding along when a sailing was moved on, from whatever screen: what it is now counts, not what the news says,
 * which may be late.
 */
export async function followBoarding(
  platform: Platform,
  { sailingId, by }: OutboxTopics['sailing.stepped'],
): Promise<void> {
  await lowerGangway(platform, sailingId);
  await shutGangway(platform, sailingId, {
    ...systemActor(platform.clock(), 'sailing.stepped'),
    // Whoever said that the ship is ready has frozen the list, though it is done for them.
    ...by,
  });
}
