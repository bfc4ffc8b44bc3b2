import { type ErrorCode, errorCatalogue } from '@gangway/contract/errors.ts';
import type { FieldError } from '@gangway/contract/core/field-errors.ts';

export type ErrorParams = Record<string, string | number>;

/** An answer other than success that a caller can understand. Its message is made where it is sent, in the caller's language. */
export class AppError extends Error {
  readonly reason: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: readonly FieldError[];
  /** What the answer carries beside the message, where it says more than that. */
  readonly data: unknown;

  constructor(
    reason: ErrorCode,
    params: ErrorParams = {},
    fields: readonly FieldError[] = [],
    data: unknown = null,
  ) {
    super(reason);
    this.name = 'AppError';
    this.reason = reason;
    this.params = params;
    this.fields = fields;
    this.data = data;
  }

  get status(): number {
    return errorCatalogue[this.reason].status;
  }

  get code(): number {
    const info = errorCatalogue[this.reason];
    return 'code' in info ? info.code : info.status;
  }
}

/** An error that belongs to one field of the request and says so in the field's own words. */
export function fieldError(reason: ErrorCode, field: string, id: string, params: ErrorParams = {}): AppError {
  return new AppError(reason, params, [{ field, id, values: params }]);
}
