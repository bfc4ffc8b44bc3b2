import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { callOptions } from '#lib/call-key.ts';

export const slidesQuery = callOptions(mediaCalls.listSlides, {});
