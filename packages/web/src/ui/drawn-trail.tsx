/** The brand drawing: stations on a dashed trail that winds uphill. Decoration only. */
export function DrawnTrail({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 120" fill="none" aria-hidden="true">
      <path
        d="M22 98c30 12 58-2 62-24s34-30 56-14 44 6 50-12 14-22 28-24"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeDasharray="7 7"
        strokeLinecap="round"
      />
      <circle cx="22" cy="98" r="13" fill="var(--trail)" />
      <path
        d="m16 98 4.5 4.5 8-8.5"
        stroke="var(--on-trail)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="112" cy="54" r="13" fill="var(--sun)" />
      <path
        d="M105 53h14v9h-14zm3 0v-4a4 4 0 0 1 7.6-1.6"
        stroke="var(--on-sun)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="218" cy="24" r="13" fill="var(--lock-soft)" />
      <path
        d="M214 33V15l11 4-11 5"
        stroke="var(--lock)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
