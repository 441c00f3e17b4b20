/** The pin on the map. */
export function MapPin({ label }: { label: string }) {
  return (
    <svg width="40" height="48" viewBox="0 0 40 48" role="img" aria-label={label} style={{ display: 'block' }}>
      <path
        d="M20 46C9 33 4 26 4 18a16 16 0 1 1 32 0c0 8-5 15-16 28z"
        fill="var(--trail)"
        stroke="var(--card)"
        strokeWidth="2.5"
      />
      <circle cx="20" cy="18" r="6" fill="var(--sun)" />
    </svg>
  );
}
