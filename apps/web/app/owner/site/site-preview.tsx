import { SegmentedControl } from '@mantine/core'
import { SITE_LANGUAGES, type SiteLanguage } from '@nelly/domain/site/texts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePictureSize } from '../forms/use-picture-size.ts'
import type { Scheme } from '../preview/frame/force-scheme.ts'
import preview from '../preview/landing-preview.module.css'
import { PreviewBeside } from '../preview/preview-beside.tsx'
import { type Device, type PreviewFit, PreviewScreen } from '../preview/preview-screen.tsx'
import { previewOf } from '../preview/previewed.ts'
import { SchemeSwitch } from '../preview/scheme-switch.tsx'
import { ratesQuery } from '../rates/rates-queries.ts'
import { storedUrl } from '../words/stored-url.ts'
import { useWords } from '../words/use-words.ts'
import { useSite } from './site-context.ts'
import { fieldPath } from './site-path.ts'
import { useOpenPart } from './use-open-part.ts'

/** The draft as visitors will see it, beside what edits it. A click on a text or a picture leads to its field. */
export function SitePreview({ children }: { children: ReactNode }) {
  const { languages } = useSite().site.document
  const [device, setDevice] = useState<Device>('desktop')
  const [scheme, setScheme] = useState<Scheme>('light')
  const [chosen, setLanguage] = useState<SiteLanguage>(languages.default)
  const language = languages.both ? chosen : languages.default
  return (
    <PreviewBeside
      isEditor
      preview={(fit) => (
        <PreviewedSite
          fit={fit}
          {...{ device, setDevice, scheme, setScheme, language, setLanguage }}
          device={fit === 'dock' ? 'phone' : device}
        />
      )}
    >
      {children}
    </PreviewBeside>
  )
}

interface PreviewedSiteProps {
  fit: PreviewFit
  device: Device
  setDevice: (device: Device) => void
  scheme: Scheme
  setScheme: (scheme: Scheme) => void
  language: SiteLanguage
  setLanguage: (language: SiteLanguage) => void
}

function PreviewedSite({
  fit,
  device,
  setDevice,
  scheme,
  setScheme,
  language,
  setLanguage,
}: PreviewedSiteProps) {
  const say = useWords('site')
  const { landing, site } = useSite()
  const { document, stored } = site
  const { opened } = useOpenPart()
  const navigate = useNavigate()
  const logo = storedUrl(document.look.logo)
  const size = usePictureSize(logo)
  const rates = useQuery(ratesQuery(landing.id)).data?.rates
  const shown = useMemo(
    () =>
      previewOf(
        {
          ...landing,
          name: landing.displayName,
          logo,
          primary: document.look.primary,
          secondary: document.look.secondary,
          language,
          site: document,
          sitePictures: stored.pictures,
          ...(rates && { rates }),
        },
        '',
        size,
      ),
    [landing, logo, document, language, stored.pictures, size, rates],
  )
  return (
    <section className={preview.preview} data-fit={fit} aria-label={say('preview.label')}>
      <div className={preview.switches}>
        {fit !== 'dock' && (
          <SegmentedControl
            aria-label={say('preview.width')}
            value={device}
            onChange={(value) => setDevice(value as Device)}
            data={DEVICES.map((value) => ({ value, label: say(`preview.${value}`) }))}
          />
        )}
        <SchemeSwitch scheme={scheme} onChange={setScheme} />
        {document.languages.both && (
          <SegmentedControl
            aria-label={say('preview.language')}
            value={language}
            onChange={(value) => setLanguage(value as SiteLanguage)}
            data={SITE_LANGUAGES.map((value) => ({ value, label: value.toUpperCase() }))}
          />
        )}
      </div>
      <PreviewScreen
        preview={shown}
        device={device}
        scheme={scheme}
        fit={fit}
        section={opened}
        onPick={(field) => navigate(...fieldPath(landing.id, field))}
      />
    </section>
  )
}

const DEVICES = ['phone', 'tablet', 'desktop'] as const
