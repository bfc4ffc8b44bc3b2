/** Whoever takes money here: the gateways the product knows, the counter and its terminal, the balances, and the demo's own past. */
export const providers = ['sandbox', 'stripe', 'cash', 'terminal', 'balance', 'demo'] as const;
