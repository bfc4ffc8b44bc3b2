import type { SiteSettings } from '@gangway/contract/settings/schemas.ts';
import { accountPage, pdaPage, privacyPage } from '#lib/site-urls.ts';
import { Link } from '#ui/shared/link.tsx';
import { FeeTable } from './fee-table.tsx';
import { allKnown, type Figures, figuresOf, fill } from './figures.ts';
import type { LegalBlock, LegalLink, LegalText } from './legal-text.ts';

const pages: Record<LegalLink, string> = { account: accountPage, pda: pdaPage, privacy: privacyPage };

/** What stands below the title of a section, with the figures of the settings. */
export function LegalBlocks({ blocks, facts }: { blocks: readonly LegalBlock[]; facts: SiteSettings }) {
  const figures = figuresOf(facts);
  return blocks.map((block) => (
    <Block key={JSON.stringify(block)} block={block} facts={facts} figures={figures} />
  ));
}

interface BlockProps {
  block: LegalBlock;
  facts: SiteSettings;
  figures: Figures;
}

function Block({ block, facts, figures }: BlockProps) {
  const draw = (text: LegalText) => <Filled text={text} figures={figures} />;
  if ('paragraph' in block) return <p>{draw(block.paragraph)}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={JSON.stringify(item)}>{draw(item)}</li>
        ))}
      </ul>
    );
  }
  if ('part' in block) {
    return block.part === 'fees' ? <FeeTable facts={facts} /> : <Contact company={facts.company} />;
  }
  const { head, rows } = block.table;
  // A row about a time nobody told us is left out.
  const told = rows.filter((row) => row.every((cell) => allKnown(cell, figures)));
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={JSON.stringify(cell)} scope="col">
              {draw(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {told.map(([name = [], ...cells]) => (
          <tr key={JSON.stringify(name)}>
            <th scope="row">{draw(name)}</th>
            {cells.map((cell) => (
              <td key={JSON.stringify(cell)}>{draw(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How to reach the operator, as links. */
function Contact({ company }: { company: SiteSettings['company'] }) {
  return (
    <address>
      {company.name}, {company.port}, Malaysia
      <br />
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <br />
      <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
    </address>
  );
}

function Filled({ text, figures }: { text: LegalText; figures: Figures }) {
  return fill(text, figures).map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <Link key={piece.link} to={pages[piece.link]}>
        {piece.text}
      </Link>
    ),
  );
}
