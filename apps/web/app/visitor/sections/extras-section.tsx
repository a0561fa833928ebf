import type { Rates } from '@nelly/domain/rates/rates'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { extraIcon } from '../extras/extra-icon.ts'
import { excessNote, extraPriceWords } from '../extras/extra-words.ts'
import { useI18n } from '../i18n.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './extras.module.css'
import points from './points.module.css'
import { TitledSection } from './titled-section.tsx'

interface ExtrasSectionProps {
  section: SectionNamed<'extras'>
  rates: Rates
}

/** The extras and covers of the rates with their prices; nothing where there are none. */
export function ExtrasSection({ section: shown, rates: { extras, currency } }: ExtrasSectionProps) {
  const i18n = useI18n()
  const { t, language } = i18n
  if (extras.length === 0) return null
  return (
    <TitledSection
      section={shown}
      usual={t('sections.extras')}
      isSplit={shown.variant === 'list' || extras.length === 1}
    >
      <ul className={styles[shown.variant]}>
        {extras.map((extra) => (
          <li key={extra.code} className={shown.variant === 'cards' ? `panel ${points.point}` : points.point}>
            <span className={points.icon}>
              <Icon name={extraIcon(extra.code)} />
            </span>
            <h3>{extra.name[language]}</h3>
            <div className={styles.words}>
              {extra.description[language] !== '' && <p>{extra.description[language]}</p>}
              <p className={styles.price}>
                {[
                  extra.offer === 'included' ? t('extras.included') : extraPriceWords(extra, currency, i18n),
                  excessNote(extra, currency, i18n),
                ]
                  .filter((words) => words !== '')
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
