import { formatMoney } from '@gangway/contract/core/money.ts';
import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { ownWords } from '#lib/own-words.ts';
import type { Figure, LegalReference, LegalText } from './legal-text.ts';

/** What stands for each placeholder; undefined where there is nothing to say. */
export type Figures = Record<Figure, string | number | undefined>;

export function figuresOf(facts: SiteSettings): Figures {
  return {
    company: facts.company.name,
    port: ownWords({ en: facts.company.port, zh: facts.company.portZh }),
    holdMinutes: facts.holdMinutes,
    changeFee: formatMoney(facts.changeFeeSen),
    changeClosedDays: facts.changeClosedDays,
    guestFee: facts.guestFeeSen > 0 ? formatMoney(facts.guestFeeSen) : undefined,
    idNumberDays: facts.idNumberDays,
    cartDays: facts.kept?.cartDays,
    mailDays: facts.kept?.mailDays,
    profileDays: facts.kept?.profileDays,
  };
}

export const allKnown = (text: LegalText, figures: Figures): boolean =>
  text.every(
    (piece) => typeof piece === 'string' || !('figure' in piece) || figures[piece.figure] !== undefined,
  );

/** The text with its figures; of what depends on a figure, what holds. */
export function fill(text: LegalText, figures: Figures): (string | LegalReference)[] {
  return text.flatMap((piece) => {
    if (typeof piece === 'string' || 'link' in piece) return [piece];
    if ('figure' in piece) return [String(figures[piece.figure])];
    return fill(allKnown(piece.known, figures) ? piece.known : piece.otherwise, figures);
  });
}

export const fillPlainly = (text: LegalText, figures: Figures): string =>
  fill(text, figures)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
