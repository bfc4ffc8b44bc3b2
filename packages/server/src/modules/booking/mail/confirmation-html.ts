import { translate } from '../../../platform/messages/translate.ts';
import { type ConfirmationFacts, confirmationWords, mailLocales } from './confirmation-text.ts';

const navy = '#0b2545';
const teal = '#0f7173';
const cell = 'padding:4px 12px 4px 0;vertical-align:top';

/** The mail as a page. Mail programs know tables and styles on the element, and little else. */
export function confirmationHtml(facts: ConfirmationFacts): string {
  const [first, ...others] = mailLocales.map((locale) => section(facts, locale));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;background:#eef4f5;color:#1b2b34;font:16px/1.5 Arial,'Noto Sans CJK SC','Microsoft YaHei',sans-serif">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:16px">
<table role="presentation" width="600" cellspacing="0" cellpadding="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:8px">
<tr><td style="padding:20px 24px;background:${navy};color:#ffffff;font-size:20px;font-weight:bold;border-radius:8px 8px 0 0">${escape(facts.company.name)}</td></tr>
${first}
<tr><td style="padding:0 24px 8px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0">
${tickets(facts)}
</table></td></tr>
${others.join('\n')}
</table>
</td></tr></table>
</body>
</html>
`;
}

function section(facts: ConfirmationFacts, locale: (typeof mailLocales)[number]): string {
  const words = confirmationWords(facts, locale);
  const rows = words.facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:#4a5b66">${escape(label)}</td><td style="${cell}"><b>${escape(value)}</b></td></tr>`,
  );
  const notes = words.notes.map((note) => `<p style="margin:8px 0">${escape(note)}</p>`);
  return `<tr><td lang="${locale === 'zh' ? 'zh-CN' : locale}" style="padding:20px 24px;border-top:1px solid #d8e3e6">
<p style="margin:0 0 8px">${escape(words.greeting)}</p>
<p style="margin:0 0 12px">${escape(words.intro)}</p>
<table role="presentation" cellspacing="0" cellpadding="0">${rows.join('')}</table>
${notes.join('\n')}
</td></tr>`;
}

function tickets({ order }: ConfirmationFacts): string {
  const label = mailLocales.map((locale) => translate(locale, 'confirmation.tickets')).join(' / ');
  const rows = order.tickets.map(
    ({ name, serial, picture }) => `<tr>
<td width="200" style="padding:8px 0"><img src="cid:${picture}" width="184" height="184" alt="QR ${escape(serial)}" style="display:block;border:1px solid #d8e3e6"></td>
<td style="padding:8px 0"><b style="font-size:18px">${escape(name)}</b><br><span style="font-family:Consolas,monospace;font-size:18px;color:${teal}">${escape(serial)}</span></td>
</tr>`,
  );
  return `<tr><td colspan="2" style="font-weight:bold;color:${navy}">${escape(label)}</td></tr>\n${rows.join('\n')}`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
