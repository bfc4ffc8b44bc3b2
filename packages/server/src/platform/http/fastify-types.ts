import type {} from '@fastify/cookie';
import type { Call } from '@gangway/contract/core/define-call.ts';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call behind an API route. */
    call?: Call;
    /** A route that serves documents and their files, not calls. */
    document?: true;
  }
  interface FastifyRequest {
    caller: Caller | null;
    /** The reason of the answer, when it is not success; it stands in the log. */
    failure: string | null;
  }
}
