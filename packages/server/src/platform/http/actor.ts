/** Who does something, from where and when: what an audit entry needs to know. */
export interface Actor {
  accountId: number | null;
  username: string | null;
  address: string;
  requestId: string;
  at: Date;
}

/** Nobody: what the system does by itself. */
export function systemActor(at: Date, requestId: string): Actor {
  return { accountId: null, username: null, address: '', requestId, at };
}
