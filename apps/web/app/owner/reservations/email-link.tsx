import { Fragment } from 'react'

/** A mail link; where it does not fit in a line it wraps before its signs, not within its words. */
export function EmailLink({ email }: { email: string }) {
  const [first, ...parts] = email.split(/(?=[@._-])/)
  return (
    <a href={`mailto:${email}`}>
      {first}
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address may be equal.
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </a>
  )
}
