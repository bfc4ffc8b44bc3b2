/** The colours of the customer site; every picture mixes its own from these. */
export const palette = {
  navy: '#0b2545',
  night: '#071a33',
  teal: '#0f7c8a',
  lagoon: '#2aa6a4',
  coral: '#ff6b4a',
  sand: '#f4e7d3',
  foam: '#eef7f6',
  peach: '#ffd2ad',
  rose: '#f6a98f',
  lamp: '#ffd489',
  jungle: '#1f5a52',
  timber: '#b98255',
} as const;
