/** One part of a mail, its content decoded. */
export interface MailPart {
  type: string;
  id: string;
  content: Buffer;
}

export interface ReadMail {
  from: string;
  to: string;
  subject: string;
  messageId: string;
  parts: MailPart[];
}

/** Takes a mail apart: its head, and all its parts in the order they stand. */
export function readMail(raw: Buffer): ReadMail {
  const { head, body } = split(raw.toString('latin1'));
  return {
    from: words(head.get('from') ?? ''),
    to: words(head.get('to') ?? ''),
    subject: words(head.get('subject') ?? ''),
    messageId: head.get('message-id') ?? '',
    parts: partsOf(head, body),
  };
}

/** The text of the first part of a type. */
export function textOf(mail: ReadMail, type: string): string {
  return mail.parts.find((part) => part.type === type)?.content.toString('utf8') ?? '';
}

function split(raw: string): { head: Map<string, string>; body: string } {
  const at = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, at)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const head = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { head, body: raw.slice(at + 4) };
}

function partsOf(head: Map<string, string>, body: string): MailPart[] {
  const type = head.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary) {
    const inside = body.split(`--${boundary}`).slice(1, -1);
    return inside.flatMap((part) => {
      const { head, body } = split(part.replace(/^\r\n/, ''));
      return partsOf(head, body);
    });
  }
  const encoding = head.get('content-transfer-encoding') ?? '7bit';
  const id = (head.get('content-id') ?? '').replace(/[<>]/g, '');
  return [{ type: type.split(';')[0] ?? '', id, content: decode(body, encoding) }];
}

function decode(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  if (encoding === 'quoted-printable') return quoted(body.replace(/=\r\n/g, ''));
  return Buffer.from(body, 'latin1');
}

function quoted(text: string): Buffer {
  const plain = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(plain, 'latin1');
}

/** Words of a head that are not plain ASCII are written `=?UTF-8?B?…?=` or `=?UTF-8?Q?…?=`. */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : quoted(word.replaceAll('_', ' ')).toString('latin1'),
    )
    .replace(/[\u0080-\u00ff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));
}
