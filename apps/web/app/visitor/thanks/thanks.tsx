import { Icon } from '../parts/icon.tsx'
import { useSpeech } from '../speech.tsx'
import styles from './thanks.module.css'

interface ThanksProps {
  /** The first name of who reserved. */
  customer: string
  landing: string
  reference: string
}

/** The reservation is made: its number and what comes next, fit to be printed. */
export function Thanks({ customer, landing, reference }: ThanksProps) {
  const { say } = useSpeech()
  return (
    <section className={styles.thanks}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h1 className={styles.title}>{say('thanks.heading', { name: customer })}</h1>
      <p className={styles.lead}>{say('thanks.lead', { landing })}</p>
      <p className={styles.reference}>
        <span>{say('thanks.reference')}</span>
        <strong>{reference}</strong>
      </p>
      <h2>{say('thanks.nextTitle')}</h2>
      <ol className={styles.steps}>
        <li>{say('thanks.next1', { landing })}</li>
        <li>{say('thanks.next2', { landing })}</li>
        <li>{say('thanks.next3')}</li>
        <li>{say('thanks.next4')}</li>
      </ol>
    </section>
  )
}
