import { writtenLegal } from '@nelly/domain/site/legal'
import { Fragment } from 'react'
import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'

/** Links to those of this landing, in a new tab where a form would be left. */
export function LegalLinks({ isBesideForm = false }: { isBesideForm?: boolean }) {
  const { t } = useI18n()
  const { localAddress, site } = useLanding()
  return writtenLegal(site.legal).map((page) => (
    <Fragment key={page}>
      {' '}
      <a
        href={`/${localAddress}/${page}`}
        {...(isBesideForm && {
          target: '_blank',
          rel: 'noopener',
          'aria-label': t('legal.inNewTab', { page: t(`legal.${page}`) }),
        })}
      >
        {t(`legal.${page}`)}
      </a>
    </Fragment>
  ))
}
