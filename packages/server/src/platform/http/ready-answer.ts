import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Call } from '@gangway/contract/core/define-call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeOf } from './check-answer.ts';
import { type Encoding, pickEncoding } from './pick-encoding.ts';

/** What is shorter is not worth unpacking. */
export const shortestPacked = 1024;
/** What is longer is packed in another thread, so that nobody waits for it; to hand over what is shorter takes longer than to pack it. */
export const longestInOneGo = 65_536;

/** An answer as it goes out: checked, written and packed once for everybody who is sent it. */
export class ReadyAnswer {
  readonly plain: Buffer;
  private readonly packed = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(call: Call, answer: unknown) {
    this.plain = Buffer.from(JSON.stringify(envelopeOf(call, answer)));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.type('application/json; charset=utf-8');
    if (this.plain.length < shortestPacked) return reply.send(this.plain);
    reply.header('vary', 'accept-encoding');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(this.plain);
    return reply.header('content-encoding', encoding).send(await this.packedAs(encoding));
  }

  private packedAs(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known) return known;
    const { inOneGo, beside } = pack[encoding];
    const packing = this.plain.length > longestInOneGo ? beside(this.plain) : inOneGo(this.plain);
    this.packed.set(encoding, packing);
    return packing;
  }
}

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const pack: Record<
  Encoding,
  { inOneGo: (plain: Buffer) => Buffer; beside: (plain: Buffer) => Promise<Buffer> }
> = {
  br: {
    inOneGo: (plain) => brotliCompressSync(plain, brotli),
    beside: (plain) => promisify(brotliCompress)(plain, brotli),
  },
  gzip: { inOneGo: (plain) => gzipSync(plain), beside: (plain) => promisify(gzip)(plain) },
};
