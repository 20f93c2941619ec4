/** Amberhall's mark: a gate with a piece of amber in it. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M5 38V19A15 15 0 0135 19V38"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path
        d="M11 38V20a9 9 0 0118 0v18"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".35"
        strokeWidth="1.6"
      />
      <path d="M20 13l6 8.5L20 36l-6-14.5z" fill="var(--amber)" />
      <path d="M20 13l6 8.5h-12z" fill="var(--amber-bright)" />
      <path d="M20 21.5V36l-6-14.5z" fill="#000" fillOpacity=".16" />
    </svg>
  );
}
