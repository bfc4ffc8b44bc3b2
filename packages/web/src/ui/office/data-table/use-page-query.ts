import { keepPreviousData, useQuery } from '@tanstack/react-query';

interface Page<Row> {
  records: Row[];
  total: number;
}

/** A page of a table; the page before stays in sight while the next one is on its way. */
export function usePageQuery<Input, Row>(
  key: string,
  input: Input,
  load: (input: Input, signal: AbortSignal) => Promise<Page<Row>>,
) {
  return useQuery({
    queryKey: [key, 'page', input],
    queryFn: ({ signal }) => load(input, signal),
    placeholderData: keepPreviousData,
  });
}
