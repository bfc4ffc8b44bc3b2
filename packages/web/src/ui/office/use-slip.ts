import { useState } from 'react';
import { ApiError } from '#lib/api-error.ts';

/** The number of a slip: what is typed, what is wrong with it, and whether it pays for something else besides. */
export function useSlip(start = '') {
  const [typed, setTyped] = useState(start);
  const [error, setError] = useState<string | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [isShared, setShared] = useState(false);
  return {
    typed,
    error,
    type: (slipNo: string) => {
      setTyped(slipNo);
      setError(null);
      setUsed(false);
      setShared(false);
    },
    /** What is wrong with it; null takes that back. */
    blame: setError,
    /** Whether it was refused because the slip has paid for something else: then it is asked whether it pays for both. */
    hear: (refusal: unknown): boolean => {
      const isRefused = isSlipUsed(refusal);
      if (isRefused) setError(refusal.message);
      setUsed(isRefused);
      return isRefused;
    },
    shared: isUsed ? { checked: isShared, onChange: setShared } : null,
    sent: { slipNo: typed.trim(), ...(isShared ? { slipShared: true } : {}) },
  };
}

export function isSlipUsed(error: unknown): error is ApiError {
  return error instanceof ApiError && error.reason === 'payment.slipUsed';
}
