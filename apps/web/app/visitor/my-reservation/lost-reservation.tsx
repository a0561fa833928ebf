import { useI18n } from '../i18n.tsx'
import { useLanding } from '../landing-context.ts'
import missing from '../not-found/missing-page.module.css'
import button from '../parts/button.module.css'
import { OwnHead } from './own-head.tsx'

/** Shown for an unknown secret, without revealing which secrets exist. */
export function LostReservation({ status }: { status: 404 | 429 }) {
  const { say } = useI18n()
  const { address, displayName } = useLanding()
  const title = say(status === 429 ? 'mine.waitTitle' : 'mine.lostTitle')
  return (
    <section className={missing.part}>
      <OwnHead title={title} />
      <h1>{title}</h1>
      <p>{say(status === 429 ? 'mine.waitText' : 'mine.lostText', { name: displayName })}</p>
      <p className={missing.ways}>
        <a className={button.button} href={`/${address}`}>
          {say('missing.home')}
        </a>
      </p>
    </section>
  )
}
