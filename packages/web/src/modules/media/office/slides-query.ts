import { mediaCalls } from '@gangway/contract/media/calls.ts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/call-api.ts';

export const slidesQuery = queryOptions({
  queryKey: ['slides'],
  queryFn: ({ signal }) => callApi(mediaCalls.listSlides, {}, { signal }),
});
