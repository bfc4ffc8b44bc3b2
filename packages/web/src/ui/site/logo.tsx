/** The mark: a sail, a funnel's flag and a hull; the name beside it. */
export function Logo({ height = 34 }: { height?: number }) {
  return (
    <svg height={height} viewBox="0 0 155 36" role="img" aria-label="Gangway">
      <path d="M2 23.5h30l-3.6 6.8A4.5 4.5 0 0 1 24.4 32.6H9.6a4.5 4.5 0 0 1-4-2.3z" fill="currentColor" />
      <path d="M6 20.5 17 3v17.5z" fill="#ff7a5c" />
      <path d="M19.5 8.5 27.5 20.5h-8z" fill="#19a3a3" />
      <text x="42" y="25.5" fill="currentColor" fontFamily="var(--serif)" fontSize="24" fontWeight="700">
        Gangway
      </text>
    </svg>
  );
}
