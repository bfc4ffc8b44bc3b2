import { translate } from '../../../platform/messages/translate.ts';
import { escape, mailPage, mailSection, navy, paragraph } from '../../../platform/mail/mail-page.ts';
import { linkMark } from '../../../platform/mail/write-mail.ts';
import { type ConfirmationFacts, confirmationWords, mailLocales } from './confirmation-text.ts';

const teal = '#0f7173';
const linkAnchor = `<a href="${linkMark}" style="color:${teal};font-weight:bold;word-break:break-all">${linkMark}</a>`;
const cell = 'padding:4px 12px 4px 0;vertical-align:top';

/** The mail as a page. */
export function confirmationHtml(facts: ConfirmationFacts): string {
  const [first = '', ...others] = mailLocales.map((locale) => section(facts, locale));
  const table = `<tr><td style="padding:0 24px 8px"><table role="presentation" width="100%" cellspacing="0" cellpadding="0">
${tickets(facts)}
</table></td></tr>`;
  return mailPage(facts.company.name, [first, table, ...others]);
}

function section(facts: ConfirmationFacts, locale: (typeof mailLocales)[number]): string {
  const words = confirmationWords(facts, locale);
  const rows = words.facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:#4a5b66">${escape(label)}</td><td style="${cell}"><b>${escape(value)}</b></td></tr>`,
  );
  return mailSection(locale, [
    paragraph(words.greeting),
    paragraph(words.intro),
    `<table role="presentation" cellspacing="0" cellpadding="0">${rows.join('')}</table>`,
    ...words.notes.map((note) => paragraph(note).replace(linkMark, linkAnchor)),
  ]);
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
