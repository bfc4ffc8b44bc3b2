import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Reads are tried once more after a lost connection, never after an answer; writes are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.code !== 0),
        staleTime: 15_000,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
