/** A mail link; it wraps before the `@` where it does not fit in a line. */
export function EmailLink({ email, className }: { email: string; className?: string | undefined }) {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
