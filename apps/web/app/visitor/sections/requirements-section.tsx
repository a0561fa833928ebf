import type { Rates } from '@nelly/domain/rates/rates'
import { isWritten } from '@nelly/domain/site/rich-text'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { depositFact, driversFact, mileageFact } from '../faq/terms-facts.ts'
import { useI18n } from '../i18n.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { SiteRichText } from '../ui/rich-text.tsx'
import { WhatToBring } from '../ui/what-to-bring.tsx'
import { useMarks } from './marks.ts'
import styles from './requirements.module.css'
import { TitledSection } from './titled-section.tsx'

interface RequirementsSectionProps {
  section: SectionNamed<'requirements'>
  rates: Rates
}

/** What the rates require of a renter, then the operator's own words; without any, the usual documents. */
export function RequirementsSection({ section: requirements, rates }: RequirementsSectionProps) {
  const i18n = useI18n()
  const { t } = i18n
  const mark = useMarks(requirements.id)
  const { body, variant } = requirements
  const facts: readonly (readonly [IconName, string, string])[] = [
    ['check', t('faq.driversQ'), driversFact(rates, i18n)],
    ['wallet', t('faq.depositQ'), depositFact(rates, i18n)],
    ['car', t('faq.mileageQ'), mileageFact(rates, i18n)],
  ]
  const told = facts.filter(([, , answer]) => answer !== '')
  const hasWords = isWritten(body.es) || isWritten(body.en)
  return (
    <TitledSection
      section={requirements}
      usual={t('sections.requirements')}
      isSplit={variant === 'list' || told.length === 0}
    >
      <div className={styles[variant]}>
        <div {...mark('body')}>{hasWords ? <SiteRichText of={body} level={3} /> : <WhatToBring />}</div>
        {told.length > 0 && (
          <ul className={styles.facts}>
            {told.map(([icon, title, answer]) => (
              <li key={icon} className={styles.fact}>
                <Icon name={icon} className={styles.icon} />
                <h3>{title}</h3>
                <p>{answer}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </TitledSection>
  )
}
