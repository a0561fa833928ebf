import { useI18n } from '../i18n.tsx'
import styles from './conditions.module.css'

const ID = 'conditions'

interface ConditionsProps {
  /** In sentences. */
  conditions: readonly string[]
}

/** Who may drive and what may be charged besides; nothing where there is no such condition. */
export function Conditions({ conditions }: ConditionsProps) {
  const { t } = useI18n()
  if (conditions.length === 0) return null
  return (
    <section className={styles.conditions} aria-labelledby={ID}>
      <h2 id={ID} className={styles.title}>
        {t('conditions.title')}
      </h2>
      <ul className="muted">
        {conditions.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  )
}
