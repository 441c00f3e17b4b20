/** Illustration: a walk through an old town by a river. Decoration only. */
export function HeroTrail({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 300" fill="none" aria-hidden="true">
      <rect width="480" height="300" rx="14" fill="var(--trail-soft)" />
      <g stroke="var(--trail)" strokeWidth="1.5" opacity="0.25">
        <path d="M0 62c60-34 108-12 150-30s84-36 130-32M0 92c70-36 118-10 168-30S276 14 330 0" />
        <path d="M330 300c16-44 60-42 90-66s40-52 60-56M372 300c14-26 44-28 66-46s30-34 42-40" />
      </g>
      <path
        d="M-10 208c80-30 130 30 214 12s96-92 160-104 84-46 130-66"
        stroke="var(--card)"
        strokeWidth="30"
        opacity="0.8"
      />
      <g fill="var(--card)" stroke="var(--trail)" strokeWidth="2.5" strokeLinejoin="round">
        <path d="M258 152V92l14-48 14 48v60zM300 152V92l14-48 14 48v60zM286 152v-42h14v42zM328 152v-30h34v30z" />
        <path d="M266 152v-20a6 6 0 0 1 12 0v20M308 152v-20a6 6 0 0 1 12 0v20M258 92h28M300 92h28M338 152v-14h12v14" />
        <path d="M60 132v-26l20-16 20 16v26zM100 132v-34l15-13 15 13v34zM130 132v-22l18-14 18 14v22z" />
        <path d="M74 132v-12h12v12M110 110h10M142 132v-10h12v10" />
      </g>
      <path
        d="M44 262c58 14 96-2 122-26s62-22 92-24 96 20 122-10 20-74 56-92"
        stroke="var(--ink-2)"
        strokeWidth="4"
        strokeDasharray="2 11"
        strokeLinecap="round"
      />
      <g>
        <circle cx="44" cy="262" r="20" fill="var(--trail)" />
        <path
          d="m35 262 6.5 7 12-13"
          stroke="var(--on-trail)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="216" cy="216" r="20" fill="var(--trail)" />
        <path
          d="m207 216 6.5 7 12-13"
          stroke="var(--on-trail)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="377" cy="206" r="24" fill="var(--sun)" stroke="var(--card)" strokeWidth="4" />
        <path
          d="M368 204h18v13h-18zm4 0v-5a6 6 0 0 1 11-3"
          stroke="var(--on-sun)"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <circle cx="436" cy="110" r="20" fill="var(--card)" stroke="var(--lock)" strokeWidth="2" />
        <path
          d="M431 122V98l14 5-14 6"
          stroke="var(--lock)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}
