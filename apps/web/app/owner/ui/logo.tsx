/** Nelly's mark: an N whose slanting stroke is a road. */
export function NellyMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#146c72" />
      <path d="M8 24V8h4.6L24 24h-4.6Z" fill="#fff" />
      <path d="M20.5 8H24v11l-3.5-4.9Z" fill="#fff" opacity=".55" />
      <path d="M8 15.4 11.5 20v4H8Z" fill="#146c72" opacity=".28" />
      <path d="m10.4 9.6 9.9 13.9" stroke="#146c72" strokeWidth="1.1" strokeDasharray="2.6 2.2" />
    </svg>
  )
}

/** Mark and name side by side. */
export function NellyLogo({ size = 32 }: { size?: number }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.3 }}>
      <NellyMark size={size} />
      <span style={{ fontSize: size * 0.69, fontWeight: 680, letterSpacing: '-0.03em', lineHeight: 1 }}>
        Nelly
      </span>
    </span>
  )
}
