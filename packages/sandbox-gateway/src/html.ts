/** A piece of a page in which everything that came from outside is harmless text. */
export interface Html {
  markup: string;
}

type Piece = string | number | Html | readonly Html[];

/** Writes markup; whatever is put in that is not markup itself is escaped. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  const markup = parts.map(
    (part, index) => part + (index < pieces.length ? written(pieces[index] ?? '') : ''),
  );
  return { markup: markup.join('') };
}

function written(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number') return escape(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
