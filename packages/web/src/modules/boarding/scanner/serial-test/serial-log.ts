import { type CodeKind, kindOfCode } from '@gangway/contract/booking/looks-like-code.ts';

export interface RawLine {
  id: number;
  at: number;
  /** The bytes as they came, two digits each. */
  hex: string;
  /** The same as text, with signs for what cannot be seen. */
  text: string;
}

export interface DecodedLine {
  id: number;
  at: number;
  text: string;
  kind: CodeKind;
}

export interface SerialLog {
  raw: readonly RawLine[];
  decoded: readonly DecodedLine[];
}

export const emptyLog: SerialLog = { raw: [], decoded: [] };

const most = 50;
const longest = 400;
let lastId = 0;

/** The log with what just came in on top; the oldest fall out. */
export function withBytes(log: SerialLog, bytes: Uint8Array, at: number): SerialLog {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  const line = { id: nextId(), at, hex: cut(hex), text: cut(visible(new TextDecoder().decode(bytes))) };
  return { ...log, raw: [line, ...log.raw].slice(0, most) };
}

export function withLine(log: SerialLog, text: string, at: number): SerialLog {
  const line = { id: nextId(), at, text: cut(visible(text)), kind: kindOfCode(text) };
  return { ...log, decoded: [line, ...log.decoded].slice(0, most) };
}

/** Control characters as the signs Unicode has for them. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => {
    const code = control.charCodeAt(0);
    if (code === 0x7f) return '\u2421';
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : '\ufffd';
  });
}

function cut(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
}

function nextId(): number {
  lastId += 1;
  return lastId;
}
