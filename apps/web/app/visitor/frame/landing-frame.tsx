import type { VisitedLanding } from '@nelly/contract/public-site/public-site'
import type { ReactNode } from 'react'
import { type I18n, Speaking } from '../i18n.tsx'
import { LandingProvider } from '../landing-context.ts'
import { IconSprite } from '../ui/icon.tsx'
import { LandingFooter } from './landing-footer.tsx'
import styles from './landing-frame.module.css'
import { LandingHeader } from './landing-header.tsx'

interface LandingFrameProps {
  landing: VisitedLanding
  /** The formatters of its language. */
  speech: I18n
  children: ReactNode
}

/** Every page of a landing: its header, the page, its footer, in its language. */
export function LandingFrame({ landing, speech, children }: LandingFrameProps) {
  const { template } = landing.site.look
  return (
    <Speaking value={speech}>
      <LandingProvider value={landing}>
        <a className={styles.skip} href="#content">
          {speech.t('frame.skip')}
        </a>
        <IconSprite />
        {landing.previewEnds && (
          <p className={styles.preview}>
            {speech.t('preview.bar', { until: speech.longMoment(landing.previewEnds) })}
          </p>
        )}
        <div className={styles.page} data-template={template}>
          <LandingHeader landing={landing} />
          <main id="content" className={styles.main}>
            {children}
          </main>
          <LandingFooter landing={landing} />
        </div>
      </LandingProvider>
    </Speaking>
  )
}
