import { calls } from '@gangway/contract/calls.ts';
import type { Call } from '@gangway/contract/core/define-call.ts';

export interface NamedCall {
  name: string;
  call: Call;
}

/** Every call of the contract with its name: `identity.login`. A call that joins the contract joins the tests over it. */
export const allCalls: NamedCall[] = Object.entries(calls).flatMap(([module, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({ name: `${module}.${name}`, call })),
);
