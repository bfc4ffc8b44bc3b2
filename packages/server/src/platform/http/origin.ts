/** Who does something, from where and when: what an audit entry needs to know. */
export interface Origin {
  accountId: number | null;
  username: string | null;
  address: string;
  requestId: string;
  at: Date;
}

/** The origin of what the system does by itself. */
export function systemOrigin(at: Date, requestId: string): Origin {
  return { accountId: null, username: null, address: '', requestId, at };
}
