import { portDate } from '@gangway/contract/core/dates.ts';
import { formatMoney } from '@gangway/contract/core/money.ts';
import { type Locale, siteLocales } from '@gangway/contract/core/locales.ts';
import type { MonthStatement } from '@gangway/contract/reports/sales-schemas.ts';
import { AppError } from '../../platform/app-error.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { excelType, writeSheet } from '../../platform/excel/write-sheet.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { MailFile } from '../../platform/mail/mailer.ts';
import { mailPage, mailSection, paragraph } from '../../platform/mail/mail-page.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { monthWords } from '../../platform/messages/date-words.ts';
import { translate } from '../../platform/messages/translate.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Company, readCompany } from '../settings/index.ts';
import { exportMonthStatement } from './export-month-statement.ts';
import { readMonthStatement } from './month-statement.query.ts';

/** Sends an agent's statement of a month to the agent, in both languages of the site, with its Excel file in each. */
export async function mailMonthStatement(
  platform: Platform,
  wish: { accountId: number; month: string },
  actor: Actor,
): Promise<{ recipient: string }> {
  const { db } = platform;
  if (wish.month > portDate(actor.at).slice(0, 7))
    throw new AppError('statement.future', { month: wish.month });
  const statement = await readMonthStatement(db, wish);
  const { agent, month, openingSen, closingSen } = statement;
  const recipient = agent.email;
  if (!recipient) throw new AppError('statement.noAddress', { name: agent.realName });
  const company = await readCompany(db);
  const sections = siteLocales.map((locale) => ({
    locale,
    words: [
      translate(locale, 'confirmation.greeting', { name: agent.realName }),
      translate(locale, 'monthStatement.mail', {
        month: monthWords(month, locale),
        opening: formatMoney(openingSen),
        closing: formatMoney(closingSen),
      }),
      translate(locale, 'confirmation.contact', { email: company.email, phone: company.phone }),
    ],
  }));
  // Nobody asked an agent for a language, so the file comes in those the text is in.
  const files = await Promise.all(siteLocales.map((locale) => statementFile(statement, company, locale)));
  const subject = siteLocales.map((locale) => translate(locale, 'monthStatement.sheet')).join(' / ');
  const inWords = siteLocales.map((locale) => monthWords(month, locale)).join(' / ');
  await inTransaction(db, async (tx) => {
    const isNew = await writeMail(platform, tx, {
      // Whoever asks again means to send again, and so does whoever has put the address right; whoever presses twice does not.
      about: `statement ${agent.id} ${month} ${actor.at.toISOString().slice(0, 16)} ${recipient}`,
      recipient,
      subject: `${subject} · ${inWords}`,
      text: `${sections.map(({ words }) => words.join('\n\n')).join('\n\n')}\n`,
      html: mailPage(
        company.name,
        sections.map(({ locale, words }) => mailSection(locale, words.map(paragraph))),
      ),
      files,
    });
    if (!isNew) return;
    await recordAudit(tx, actor, {
      action: 'mailStatement',
      entity: 'agent',
      entityId: agent.id,
      after: { month, closingSen },
    });
  });
  return { recipient };
}

async function statementFile(statement: MonthStatement, company: Company, locale: Locale): Promise<MailFile> {
  const { file, ...sheet } = exportMonthStatement(statement, company, locale);
  return {
    name: `${file}-${locale}.xlsx`,
    type: excelType,
    bytes: await writeSheet({ ...sheet, total: '' }),
  };
}
