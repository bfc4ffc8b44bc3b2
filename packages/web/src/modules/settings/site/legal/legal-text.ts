/** A section of a legal document, as the build makes it of the Markdown (`build/legal-texts.ts`). */
export interface LegalSection {
  id: string;
  title: LegalText;
  blocks: readonly LegalBlock[];
}

export type LegalBlock =
  | { paragraph: LegalText }
  | { list: readonly LegalText[] }
  | { table: { head: readonly LegalText[]; rows: readonly (readonly LegalText[])[] } }
  | { part: LegalPart };

export type LegalText = readonly LegalPiece[];

type LegalPiece =
  | string
  | { figure: Figure }
  | LegalReference
  /** `known` while all its figures are, else `otherwise`. */
  | { known: LegalText; otherwise: LegalText };

export interface LegalReference {
  link: LegalLink;
  text: string;
}

/** The figures of the settings a document may name. */
export const figureNames = [
  'company',
  'port',
  'holdMinutes',
  'changeFee',
  'changeClosedDays',
  'guestFee',
  'idNumberDays',
  'cartDays',
  'mailDays',
  'profileDays',
] as const;
export type Figure = (typeof figureNames)[number];

/** What a document cannot write itself. */
export const legalParts = ['contact', 'fees'] as const;
export type LegalPart = (typeof legalParts)[number];

/** The pages a document may lead to, by the names its links use. */
export const legalLinks = ['account', 'pda', 'privacy'] as const;
export type LegalLink = (typeof legalLinks)[number];
