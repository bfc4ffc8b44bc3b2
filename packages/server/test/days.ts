import { addMonths, portDate } from '@gangway/contract/core/dates.ts';

const today = portDate(new Date());

/** A day in ten years: what is good until then, or sails then, is so whenever the tests run. */
export const farAhead = addMonths(today, 120);

/** Whoever was born then is a child. */
export const tenYearsAgo = addMonths(today, -120);
