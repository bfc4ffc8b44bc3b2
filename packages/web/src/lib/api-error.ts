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

  constructor(code: number, reason: string, message: string, fields: readonly ApiFieldError[] = []) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.reason = reason;
    this.fields = fields;
  }

  /** The customer site needs a login here: open the sign-in dialog, then try again. */
  get signInNeeded(): boolean {
    return this.code === 1401;
  }
}
