import type { Locale } from '@gangway/contract/core/locales.ts';
import { languageTag } from '../messages/language-tag.ts';

export const navy = '#0b2545';

/** A mail as a page, of table rows. Mail programs know tables and styles on the element, and little else. */
export function mailPage(company: string, rows: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#eef4f5;color:#1b2b34;font:16px/1.5 Arial,'Noto Sans CJK SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 24px;background:${navy};color:#ffffff;font-size:20px;font-weight:bold;border-radius:8px 8px 0 0">${escape(company)}</td></tr>
${rows.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}

/** What one language says. */
export function mailSection(locale: Locale, parts: readonly string[]): string {
  return `<tr><td lang="${languageTag(locale)}" style="padding:20px 24px;border-top:1px solid #d8e3e6">
${parts.join('\n')}
</td></tr>`;
}

export function paragraph(text: string): string {
  return `<p style="margin:8px 0">${escape(text)}</p>`;
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
