import type { ErrorInfo } from '../core/errors.ts';

export const customersErrors = {
  'link.spent': { status: 422 },
  'email.taken': { status: 409 },
  'guest.hasAccount': { status: 409 },
  'guest.tooMany': { status: 429 },
  'register.underAge': { status: 422 },
  'passenger.tooMany': { status: 422 },
  'agent.codeTaken': { status: 409 },
  'agent.codeKept': { status: 409 },
  'agent.hasBelow': { status: 409 },
  'agent.superHasNone': { status: 409 },
  'agent.superior': { status: 422 },
  'agent.circle': { status: 409 },
} as const satisfies Record<string, ErrorInfo>;
