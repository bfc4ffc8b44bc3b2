import type { Call } from '@gangway/contract/core/define-call.ts';

/** An answer as the contract describes it, and nothing besides. */
export function checkAnswer(call: Call, answer: unknown): unknown {
  const result = call.response.safeParse(answer);
  if (!result.success) {
    const fields = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`);
    throw new Error(
      `the answer of ${call.method} ${call.path} is not what the contract says: ${fields.join(', ')}`,
    );
  }
  return result.data;
}

/** What every JSON answer comes in. */
export function envelopeOf(call: Call, answer: unknown) {
  return { code: 200, message: 'success', data: checkAnswer(call, answer) };
}
