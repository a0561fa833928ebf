import { useLanding } from '../landing-context.ts'

interface PageHeadProps {
  title: string
  description?: string
  /** Whether search engines may list the page. */
  listed?: boolean
}

/** Title and description of a landing's page; React moves them to the document's head. */
export function PageHead({ title, description, listed = true }: PageHeadProps) {
  const { displayName } = useLanding()
  return (
    <>
      <title>{title.includes(displayName) ? title : `${title} · ${displayName}`}</title>
      {description && <meta name="description" content={description} />}
      {!listed && <meta name="robots" content="noindex" />}
    </>
  )
}
