/** Names a day or a month from 2026 on; what means "never", such as 9999-12-31, is left alone. */
const fixedDate =
  /\b20(?:2[6-9]|[3-9]\d)-(?:0[1-9]|1[0-2])\b(?:-\d\d)?|\bDate(?:\.UTC)?\(20(?:2[6-9]|[3-9]\d)\b/;
const reason = /\/\/ Fixed dates?: \S/;

/**
 * Dates that are written down where the true clock runs, one sentence each: the day comes when they are over, and then
 * the demo or a test breaks. A comment `// Fixed date: …` that says why allows those up to the end of its statement.
 * @param {Map<string, string>} files source by path from the project's root
 */
export function findFixedDates(files) {
  return [...files].flatMap(([file, source]) => {
    let isAllowed = false;
    return source.split('\n').flatMap((line, index) => {
      if (reason.test(line)) isAllowed = true;
      const [found] = (!isAllowed && line.match(fixedDate)) || [];
      if (/;(?:\s*\/\/.*)?$/.test(line)) isAllowed = false;
      return found
        ? [`${file}:${index + 1} ${found} will be over one day: reckon it from now, or say why in a comment.`]
        : [];
    });
  });
}

/** Whether a test tells its server what time it is, and not just that it is now; then both its clock and its dates are fixed. */
export function setsClock(source) {
  return /\.setNow\((?!null)/.test(source) && !/\bnow = new Date\(\)/.test(source);
}
