export interface TextStyle {
  /** Size in pixels of the picture. */
  size: number;
  weight?: number;
  colour: string;
  serif?: boolean;
  align?: 'left' | 'right' | 'center';
  /** Wider text goes on in the next line. */
  width: number;
}

/** Writes text with its first line's top at `y`; gives where the next thing can stand. */
export function writeText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
): number {
  context.font = `${style.weight ?? 400} ${style.size}px ${family(style.serif ? '--serif' : '--sans')}`;
  context.fillStyle = style.colour;
  context.textAlign = style.align ?? 'left';
  context.textBaseline = 'alphabetic';
  const lines = wrapText(text, style.width, (part) => context.measureText(part).width);
  for (const [index, line] of lines.entries())
    context.fillText(line, x, y + index * style.size * lineHeight + style.size * ascent);
  return y + lines.length * style.size * lineHeight;
}

/** Breaks text at spaces, and between Chinese characters; what is still too wide breaks anywhere. */
export function wrapText(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(unbroken) ?? []) {
    if (line !== '' && measure((line + part).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    for (const character of line === '' ? part : [part]) {
      if (line !== '' && measure((line + character).trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line.trimEnd()];
}

const lineHeight = 1.3;
const ascent = 1;
const unbroken = /[\u2E80-\uFFEF]|[^\s\u2E80-\uFFEF]+\s*|\s+/gu;

/** The fonts of the page itself, with its Chinese ones. */
function family(name: '--sans' | '--serif'): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || 'sans-serif';
}
