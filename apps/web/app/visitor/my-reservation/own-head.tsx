import { useLanding } from '../landing-context.ts'

/** What the page is called; nobody lists or previews it. */
export function OwnHead({ title }: { title: string }) {
  const { displayName } = useLanding()
  return (
    <>
      <title>{`${title} · ${displayName}`}</title>
      <meta name="robots" content="noindex, nofollow" />
    </>
  )
}
