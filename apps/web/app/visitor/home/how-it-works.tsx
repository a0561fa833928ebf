import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import { Icon } from '../parts/icon.tsx'
import styles from './how-it-works.module.css'
import section from './section.module.css'

const steps = [
  { name: 'step1', icon: 'calendar' },
  { name: 'step2', icon: 'car' },
  { name: 'step3', icon: 'check' },
] as const

export function HowItWorks() {
  const { say } = useI18n()
  const { bookingMode, answerHours, displayName } = useLanding()
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2>{say('home.howTitle')}</h2>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ name, icon }) => (
          <li key={name} className={styles.step}>
            <span className={styles.icon}>
              <Icon name={icon} />
            </span>
            <h3>{say(`home.${name}`)}</h3>
            <p>
              {name === 'step3' && bookingMode === 'on_request'
                ? say('request.step3Text', { name: displayName, hours: answerHours })
                : say(`home.${name}Text`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
