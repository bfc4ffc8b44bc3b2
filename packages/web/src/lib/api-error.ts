/** What is wrong with one field of a request, in the reader's language. */
export interface ApiFieldError {
  field: string;
  message: string;
}

/** An answer other than success. `reason` is stable; `message` is for people. */
export class ApiError extends Error {
  readonly code: number;
  readonly reason: string;
  readonly fields: readonly ApiFieldError[];
  /** Seconds to wait before another try, where the server said so. */
  readonly retryAfter: number | undefined;
  /** What came with the refusal, where it says more than its message. */
  readonly data: unknown;

  constructor(
    code: number,
    reason: string,
    message: string,
    fields: readonly ApiFieldError[] = [],
    retryAfter?: number,
    data?: unknown,
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.reason = reason;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.data = data;
  }

  /** The customer site needs a login here: open the sign-in dialog, then try again. */
  get signInNeeded(): boolean {
    return this.code === 1401;
  }
}
