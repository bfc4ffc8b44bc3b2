import type { Answer, Call, ParsedInput } from '@gangway/contract/core/define-call.ts';
import { createShareNext } from '../share-next.ts';
import { ReadyAnswer } from './ready-answer.ts';

/**
 * Answers everybody who asks for the same at the same moment at once, as all do who have a list open that follows what happens. It is
 * for what depends on nothing but what is asked: whoever may ask, in whatever language, sees the same. Nothing is kept: an answer is
 * begun after the last of those it is for has asked.
 */
export function answerTogether<C extends Call>(
  call: C,
  make: (input: ParsedInput<C>) => Promise<Answer<C>>,
): (input: ParsedInput<C>) => Promise<ReadyAnswer> {
  const share = createShareNext<ReadyAnswer>();
  return ({ params, query, body }) => {
    const asked = { params, query, body } as ParsedInput<C>;
    return share(JSON.stringify(asked), async () => new ReadyAnswer(call, await make(asked)));
  };
}
