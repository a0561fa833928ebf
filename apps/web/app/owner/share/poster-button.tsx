import { drawPoster } from '@nelly/contract/share/share'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { Language } from '@nelly/contract/wire'
import type { LandingId } from '@nelly/domain/ids'
import { DownloadButton } from '../mutations/download-button.tsx'
import { fileOf } from '../session/call.ts'
import { useWords } from '../words/use-words.ts'

interface PosterButtonProps {
  landing: Pick<OwnedLanding, 'id' | 'address'>
  language: Language
  /** The partner whose visitors its code brings; the poster is the landing's own without. */
  partnerCode?: string
}

/** Downloads the poster of a landing in a language. */
export function PosterButton({ landing, language, partnerCode }: PosterButtonProps) {
  const t = useWords('share')
  return (
    <DownloadButton
      size="md"
      file={() =>
        fileOf(drawPoster, {
          params: { landingId: landing.id as LandingId },
          query: { language, ref: partnerCode },
        })
      }
      name={`${[landing.address, partnerCode, language].filter(Boolean).join('-')}.pdf`}
      failed={t('posterFailed')}
    >
      {t(`posterIn.${language}`)}
    </DownloadButton>
  )
}
