/** The gate of the hall, lit from within, with the three keys above it. Decoration. */
export function HeroArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 520 300" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="hero-glow" cx=".5" cy=".62" r=".6">
          <stop offset="0" stopColor="#ffd98a" />
          <stop offset=".22" stopColor="#f6a821" stopOpacity=".75" />
          <stop offset=".6" stopColor="#b86b00" stopOpacity=".22" />
          <stop offset="1" stopColor="#b86b00" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="hero-stone" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#3a4060" />
          <stop offset="1" stopColor="#191c28" />
        </linearGradient>
        <linearGradient id="hero-floor" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6a821" stopOpacity=".5" />
          <stop offset="1" stopColor="#f6a821" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="hero-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffd98a" stopOpacity=".34" />
          <stop offset="1" stopColor="#ffd98a" stopOpacity="0" />
        </linearGradient>
      </defs>
      <ellipse cx="340" cy="170" rx="250" ry="190" fill="url(#hero-glow)" opacity=".55" />
      <g fill="none" stroke="#4a5170" strokeOpacity=".5">
        <path d="M130 300V190a210 210 0 01420 0v110" />
        <path d="M165 300V192a175 175 0 01350 0v108" />
      </g>
      <path
        d="M198 300V194a142 142 0 01284 0v106h-34V194a108 108 0 00-216 0v106z"
        fill="url(#hero-stone)"
        stroke="#4d5576"
        strokeOpacity=".7"
      />
      <g stroke="#0b0c12" strokeOpacity=".6" strokeWidth="2">
        <path d="M198 230h34M448 230h34M198 266h34M448 266h34M206 148l31 14M474 148l-31 14M236 98l24 24M444 98l-24 24M284 63l13 31M396 63l-13 31M340 52v34" />
      </g>
      <path d="M232 300V194a108 108 0 01216 0v106z" fill="#0d0a08" />
      <path d="M232 300V194a108 108 0 01216 0v106z" fill="url(#hero-glow)" />
      <path d="M340 150l62 150H278z" fill="url(#hero-beam)" />
      <path d="M232 276h216l70 24H162z" fill="url(#hero-floor)" />
      <Shard x={340} y={120} scale={1} />
      <Shard x={284} y={226} scale={0.42} />
      <Shard x={398} y={222} scale={0.46} />
      <g fill="#ffe7ad">
        <circle cx="262" cy="176" r="1.6" />
        <circle cx="418" cy="166" r="1.4" />
        <circle cx="300" cy="138" r="1.1" />
        <circle cx="386" cy="132" r="1.7" />
        <circle cx="254" cy="236" r="1.2" />
        <circle cx="428" cy="212" r="1.2" />
        <circle cx="172" cy="150" r="1" opacity=".5" />
        <circle cx="506" cy="128" r="1.2" opacity=".5" />
      </g>
      <g stroke="#0b0c12" strokeWidth="3">
        <path d="M222 33l13 7.5v15L222 63l-13-7.5v-15z" fill="#e8505b" />
        <circle cx="340" cy="26" r="15" fill="#4c9bf5" />
        <path d="M458 32l17 30h-34z" fill="#f4cf4e" strokeLinejoin="round" />
      </g>
    </svg>
  );
}

/** A cut piece of amber, its top at (x, y). */
function Shard({ x, y, scale }: { x: number; y: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0 0l39 58L0 154l-39-96z" fill="#f6a821" />
      <path d="M0 0l39 58H-39z" fill="#ffe7ad" />
      <path d="M0 0v58h-39z" fill="#fff6de" opacity=".55" />
      <path d="M0 58v96l39-96z" fill="#b86b00" opacity=".75" />
      <path d="M-39 58H0L-12 96z" fill="#ffd166" opacity=".5" />
    </g>
  );
}
