import { featureIn, featureKey } from '@nelly/domain/common-words/features'
import { useI18n } from '../i18n.tsx'
import { LIVE } from '../ui/live-list.tsx'
import styles from './feature-choices.module.css'
import type { Choice } from './filter-choices.ts'

/** The features a vehicle must all have. */
export function FeatureChoices({
  features,
  chosen,
}: {
  features: readonly Choice<string>[]
  chosen: readonly string[]
}) {
  const { t, language } = useI18n()
  const selected = new Set(chosen.map(featureKey))
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{t('list.features')}</legend>
      <div className={styles.choices}>
        {features.map(({ value: feature, count }) => (
          <label key={feature} className={styles.choice}>
            <input
              type="checkbox"
              name="feature"
              value={feature}
              defaultChecked={selected.has(featureKey(feature))}
              className={styles.box}
            />
            <span {...LIVE}>{t('list.choice', { choice: featureIn(feature, language), count })}</span>{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
