import { isWritten } from '@nelly/domain/site/rich-text'
import type { Legal } from '@nelly/domain/site/site-document'
import { Fragment } from 'react'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'

/** The pages that bookings are made under. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** Those that say something. */
export const writtenLegal = (legal: Legal): readonly LegalPage[] =>
  LEGAL_PAGES.filter((page) => isWritten(legal[page].es) || isWritten(legal[page].en))

/** Links to those of this landing, in a new tab where a form would be left. */
export function LegalLinks({ isBesideForm = false }: { isBesideForm?: boolean }) {
  const { say } = useI18n()
  const { address, site } = useLanding()
  return writtenLegal(site.legal).map((page) => (
    <Fragment key={page}>
      {' '}
      <a
        href={`/${address}/${page}`}
        {...(isBesideForm && {
          target: '_blank',
          rel: 'noopener',
          'aria-label': say('legal.inNewTab', { page: say(`legal.${page}`) }),
        })}
      >
        {say(`legal.${page}`)}
      </a>
    </Fragment>
  ))
}
