/** The puzzle piece; same drawing as `public/icon.svg`. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="var(--trail)"
        stroke="var(--trail)"
        strokeWidth="2"
        strokeLinejoin="round"
        d="M4 10h6.6a3.8 3.8 0 1 1 6.8 0H24v6.6a3.8 3.8 0 1 1 0 6.8V30h-6.6a3.8 3.8 0 1 0-6.8 0H4v-6.6a3.8 3.8 0 1 0 0-6.8z"
      />
      <circle cx="14" cy="20" r="2.6" fill="var(--sun)" />
    </svg>
  );
}
