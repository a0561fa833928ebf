import { SegmentedControl } from '@mantine/core'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'
import { useState } from 'react'
import type { Scheme } from '../preview/frame/force-scheme.ts'
import preview from '../preview/landing-preview.module.css'
import { type Device, type PreviewFit, PreviewScreen } from '../preview/preview-screen.tsx'
import { SchemeSwitch } from '../preview/scheme-switch.tsx'
import { useWords } from '../words/use-words.ts'
import { useSitePreview } from './use-site-preview.ts'

/** On which screen and in which language a site is looked at. */
export function useSiteScreen({ languages }: SiteDocument) {
  const [device, setDevice] = useState<Device>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [chosen, setLanguage] = useState<SiteLanguage>(languages.default)
  const language = languages.both ? chosen : languages.default
  return { device, setDevice, scheme, setScheme, language, setLanguage }
}

interface SiteViewProps {
  document: SiteDocument
  screen: ReturnType<typeof useSiteScreen>
  fit: PreviewFit
  label: string
  /** The section that is scrolled to. */
  section?: string | undefined
  /** Called with the field of a text or a picture that was clicked; without it nothing can be. */
  onPick?: (field: string) => void
}

/** What a document of the landing's site says, as visitors see it. */
export function SiteView({ document, screen, fit, label, section, onPick }: SiteViewProps) {
  const t = useWords('site')
  const { device, setDevice, scheme, setScheme, language, setLanguage } = screen
  const shown = useSitePreview(document, language)
  return (
    <section className={preview.preview} data-fit={fit} aria-label={label}>
      <div className={preview.switches}>
        {fit !== 'dock' && (
          <SegmentedControl
            aria-label={t('preview.width')}
            value={device}
            onChange={(value) => setDevice(value as Device)}
            data={DEVICES.map((value) => ({ value, label: t(`preview.${value}`) }))}
          />
        )}
        <SchemeSwitch scheme={scheme} onChange={setScheme} />
        {document.languages.both && (
          <SegmentedControl
            aria-label={t('preview.language')}
            value={language}
            onChange={(value) => setLanguage(value as SiteLanguage)}
            data={SITE_LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </div>
      <PreviewScreen
        preview={shown}
        device={fit === 'dock' ? 'phone' : device}
        scheme={scheme}
        fit={fit}
        section={section}
        onPick={onPick}
      />
    </section>
  )
}

const DEVICES = ['phone', 'tablet', 'desktop'] as const
