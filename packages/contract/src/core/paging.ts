import { z } from 'zod';

export const maxPageSize = 200;

/** The input of every `/x/page` call: page, size, sort, and the filters of the resource. */
export function pageInput<Filter extends z.ZodRawShape, Sort extends string>(
  filter: Filter,
  sortable: readonly [Sort, ...Sort[]],
) {
  return z.strictObject({
    page: z.int().min(1).max(1_000_000).default(1),
    size: z.int().min(1).max(maxPageSize).default(20),
    sort: z.strictObject({ by: z.enum(sortable), order: z.enum(['asc', 'desc']) }).optional(),
    filter: z.strictObject(filter).prefault({} as never),
  });
}

/** The answer of every `/x/page` call. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ records: z.array(row), total: z.int() });
}
