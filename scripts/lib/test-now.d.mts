export function readTestNow(env?: Record<string, string | undefined>): number | null;
export function shiftTests(): void;
export function shiftedEnv(): Record<string, string>;
export function skewedEnv(skewMs: number): Record<string, string>;
