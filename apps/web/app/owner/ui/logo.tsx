/** Nelly's logo: an N whose slanting stroke is a road. */
function NellyMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="#146c72" />
      <path d="M7.5 25V7h5.4L25 25h-5.6L11.6 13.4V25Z" fill="#fff" />
      <path d="M20.4 7h4.1v14.2l-4.1-6.1Z" fill="#8fd0cf" />
      <path d="m10.6 9 11.2 16.2" stroke="#146c72" strokeWidth="1.2" strokeDasharray="2.8 2.4" />
    </svg>
  )
}

/** Logo and name side by side. */
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
