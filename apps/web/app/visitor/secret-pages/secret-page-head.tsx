import { useLanding } from '../landing-context.ts'

/** The title of the page; it is neither indexed nor previewed. */
export function SecretPageHead({ title }: { title: string }) {
  const { displayName } = useLanding()
  return (
    <>
      <title>{`${title} · ${displayName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
