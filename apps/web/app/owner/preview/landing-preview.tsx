import { SegmentedControl } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { siteQuery } from '../queries/site-queries.ts'
import { useWords } from '../words/use-words.ts'
import type { Scheme } from './frame/force-scheme.ts'
import css from './landing-preview.module.css'
import { type Device, type PreviewFit, PreviewScreen } from './preview-screen.tsx'
import { type PreviewedLanding, previewOf } from './previewed.ts'
import { SchemeSwitch } from './scheme-switch.tsx'
import { useLogoLook } from './use-logo-look.ts'
import { withStartingSite } from './with-starting-site.ts'

interface LandingPreviewProps {
  landing: PreviewedLanding
  first: Device
  fit?: PreviewFit
}

/** The landing's home page as visitors will see it, on a phone or a desktop, on a light or a dark screen. */
export function LandingPreview({ landing, first, fit = 'width' }: LandingPreviewProps) {
  const t = useWords('preview')
  const [device, setDevice] = useState<Device>(first)
  const [scheme, setScheme] = useState<Scheme>('light')
  const unnamed = t('yourName')
  const look = useLogoLook(landing.logo)
  const { data: stored } = useQuery({ ...siteQuery(landing.id ?? 0), enabled: landing.id !== undefined })
  const preview = useMemo(
    () =>
      previewOf(
        withStartingSite({
          ...landing,
          ...(stored && {
            site: stored.document,
            sitePictures: stored.pictures,
            phones: stored.phones,
          }),
        }),
        unnamed,
        look,
      ),
    [landing, stored, unnamed, look],
  )
  return (
    <section className={css.preview} data-fit={fit} aria-label={t('label')}>
      <div className={css.switches}>
        <SegmentedControl
          aria-label={t('width')}
          value={device}
          onChange={(value) => setDevice(value as Device)}
          data={[
            { value: 'phone', label: t('phone') },
            { value: 'desktop', label: t('desktop') },
          ]}
        />
        <SchemeSwitch scheme={scheme} onChange={setScheme} />
      </div>
      <PreviewScreen preview={preview} device={device} scheme={scheme} fit={fit} />
    </section>
  )
}
