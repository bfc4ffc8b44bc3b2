import { translate } from '#lib/i18n.ts';
import type { BoardingPass } from './boarding-pass.ts';
import { writeText } from './canvas-text.ts';
import { qrMatrix, runsOf } from '#modules/booking/shared/qr-matrix.ts';

/** A boarding pass as a PNG picture, sharp enough for a phone's whole screen and for paper. */
export async function drawTicket(pass: BoardingPass): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  // Painted once to learn how tall it gets, and again for good: a canvas forgets everything when its size changes.
  const height = paint(context, pass, 0);
  canvas.width = width;
  canvas.height = Math.ceil(height);
  paint(context, pass, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png');
  });
}

const width = 1080;
const edge = 36;
const left = 100;
const right = width - left;
const inner = right - left;
const ink = '#0a2342';
const soft = '#42597a';
const palettes = {
  day: { ground: '#f8efe0', sky: ['#0a2342', '#0b6470', '#19a3a3'], accent: '#7fd6d0' },
  night: { ground: '#10203f', sky: ['#0b2346', '#3b3b72', '#8c4f75'], accent: '#ffb27d' },
} as const;

type Context = CanvasRenderingContext2D;

function paint(context: Context, pass: BoardingPass, height: number): number {
  const palette = palettes[pass.slot];
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, width, height);
  const bandEnd = paintBand(context, pass);
  fillRounded(context, '#ffffff', [edge, bandEnd, width - 2 * edge, height - bandEnd - edge], [0, 0, 44, 44]);
  let y = paintTrip(context, pass, bandEnd + 44);
  y = paintPassenger(context, pass, y + 34);
  paintTear(context, palette.ground, y + 30);
  return paintCode(context, pass, y + 60) + edge;
}

/** The coloured head: whose ship, which ship, day or night. */
function paintBand(context: Context, pass: BoardingPass): number {
  const { sky, accent } = palettes[pass.slot];
  const end = 270;
  const gradient = context.createLinearGradient(0, 0, width, end);
  for (const [index, colour] of sky.entries()) gradient.addColorStop(index / (sky.length - 1), colour);
  fillRounded(context, gradient, [edge, edge, width - 2 * edge, end - edge], [44, 44, 0, 0]);
  writeText(context, translate('product.name'), left, 74, {
    size: 34,
    weight: 700,
    colour: accent,
    serif: true,
    width: inner,
  });
  writeText(context, `${translate('ticket.pass')} · ${pass.slotName}`, right, 74, {
    size: 32,
    weight: 600,
    colour: '#ffffff',
    align: 'right',
    width: inner,
  });
  writeText(context, pass.ship, left, 142, {
    size: pass.ship.length > 28 ? 44 : 66,
    weight: 700,
    colour: '#ffffff',
    serif: true,
    width: inner,
  });
  return end;
}

function paintTrip(context: Context, pass: BoardingPass, top: number): number {
  const half = inner / 2 - 30;
  writeText(context, translate('ticket.from'), left, top, { size: 28, colour: soft, width: half });
  writeText(context, translate('ticket.to'), left + half + 60, top, { size: 28, colour: soft, width: half });
  const place = { size: 42, weight: 650, colour: ink, width: half };
  const below = Math.max(
    writeText(context, pass.from, left, top + 40, place),
    writeText(context, pass.to, left + half + 60, top + 40, place),
  );
  const y = writeText(context, translate('ticket.departs'), left, below + 26, {
    size: 28,
    colour: soft,
    width: inner,
  });
  writeText(context, pass.departs, left, y - 24, { size: 150, weight: 700, colour: ink, width: inner });
  const beside = left + context.measureText(pass.departs).width + 44;
  const aside = right - beside;
  let next = writeText(context, pass.day, beside, y - 18, {
    size: 42,
    weight: 650,
    colour: ink,
    width: aside,
  });
  next = writeText(context, pass.returns, beside, next + 4, { size: 32, colour: soft, width: aside });
  next = writeText(context, translate('ticket.zone'), beside, next, { size: 26, colour: soft, width: aside });
  return Math.max(next, y + 140);
}

function paintPassenger(context: Context, pass: BoardingPass, top: number): number {
  let y = writeText(context, translate('ticket.passenger'), left, top, {
    size: 28,
    colour: soft,
    width: inner,
  });
  y = writeText(context, pass.passenger, left, y, { size: 54, weight: 700, colour: ink, width: inner });
  y = writeText(context, pass.about, left, y, { size: 32, colour: soft, width: inner }) + 22;
  const half = inner / 2 - 20;
  for (let index = 0; index < pass.facts.length; index += 2) {
    const ends = pass.facts.slice(index, index + 2).map(([name, value], column) => {
      const x = left + column * (half + 40);
      const below = writeText(context, name, x, y, { size: 28, colour: soft, width: half });
      return writeText(context, value, x, below, { size: 36, weight: 600, colour: ink, width: half });
    });
    y = Math.max(...ends) + 14;
  }
  if (!pass.certificate) return y;
  return writeText(context, pass.certificate, left, y + 6, {
    size: 34,
    weight: 650,
    colour: '#b8371a',
    width: inner,
  });
}

/** Where a pass would be torn: two notches and a dotted line. */
function paintTear(context: Context, ground: string, y: number): void {
  context.fillStyle = ground;
  for (const x of [edge, width - edge]) {
    context.beginPath();
    context.arc(x, y, 26, 0, 2 * Math.PI);
    context.fill();
  }
  context.strokeStyle = '#d3dee6';
  context.lineWidth = 5;
  context.setLineDash([4, 18]);
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(edge + 50, y);
  context.lineTo(width - edge - 50, y);
  context.stroke();
  context.setLineDash([]);
}

function paintCode(context: Context, pass: BoardingPass, top: number): number {
  const middle = { align: 'center', width: inner } as const;
  let y = top;
  if (pass.code !== null) {
    const matrix = qrMatrix(pass.code);
    // Whole pixels: a blurred edge is a code that scans worse.
    const module = Math.floor(640 / matrix.length);
    const start = Math.round((width - module * matrix.length) / 2);
    context.fillStyle = '#000000';
    for (const [line, row] of matrix.entries())
      for (const [x, run] of runsOf(row))
        context.fillRect(start + x * module, y + line * module, run * module, module);
    y += module * matrix.length;
  }
  y = writeText(context, pass.serial, width / 2, y, { ...middle, size: 52, weight: 700, colour: ink });
  const words = translate(pass.code === null ? 'ticket.void' : 'ticket.scan');
  return writeText(context, words, width / 2, y, { ...middle, size: 32, colour: soft }) + 44;
}

function fillRounded(
  context: Context,
  fill: string | CanvasGradient,
  [x, y, w, h]: readonly [number, number, number, number],
  radius: number | number[],
): void {
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x, y, Math.max(0, w), Math.max(0, h), radius);
  context.fill();
}
