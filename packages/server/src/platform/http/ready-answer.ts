import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Call } from '@gangway/contract/core/define-call.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeOf } from './check-answer.ts';
import { type Encoding, pickEncoding } from './pick-encoding.ts';

/** What is shorter is not worth unpacking. */
const shortest = 1024;

/** An answer as it goes out: checked, written and packed once for everybody who is sent it. */
export class ReadyAnswer {
  readonly plain: Buffer;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(call: Call, answer: unknown) {
    this.plain = Buffer.from(JSON.stringify(envelopeOf(call, answer)));
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.type('application/json; charset=utf-8');
    if (this.plain.length < shortest) return reply.send(this.plain);
    reply.header('vary', 'accept-encoding');
    const encoding = pickEncoding(request.headers['accept-encoding']);
    if (!encoding) return reply.send(this.plain);
    return reply.header('content-encoding', encoding).send(await this.packedAs(encoding));
  }

  private packedAs(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding);
    if (known) return known;
    const packing = pack[encoding](this.plain);
    this.packed.set(encoding, packing);
    return packing;
  }
}

const pack: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (plain) => promisify(gzip)(plain),
};
