import { z } from 'zod';
import { id, line, text } from '../core/fields.ts';
import { officeRoutePaths } from '../core/office-routes.ts';

const screen = z.enum(officeRoutePaths);
/** What a list is called on its screen. */
const list = z.string().regex(/^[a-zA-Z-]{1,40}$/);

export const viewPlace = z.strictObject({ screen, list });

/** What a list shows, kept under a name: the query of its address, and the columns that were turned on or off. */
export const savedView = z.object({
  id,
  name: z.string(),
  query: z.string(),
  columns: z.array(z.string()),
  /** Whether everybody sees it who may open the screen. */
  shared: z.boolean(),
  isOwn: z.boolean(),
  /** Whether the reader may delete it: an own one, or a shared one for whoever looks after the settings. */
  mayDrop: z.boolean(),
  /** Whose it is: the account, and the person's name. */
  by: z.string(),
  person: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const keepViewBody = z.strictObject({
  screen,
  list,
  name: line(60, 1),
  query: text(2000),
  columns: z.array(text(60, 1)).max(100),
  shared: z.boolean(),
});
