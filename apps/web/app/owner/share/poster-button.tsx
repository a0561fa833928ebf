import { drawPoster } from '@nelly/contract/share/share'
import type { OwnedLanding } from '@nelly/contract/specified/landing-mapper'
import type { Language } from '@nelly/contract/wire'
import type { LandingId } from '@nelly/domain/ids'
import { IconDownload } from '@tabler/icons-react'
import { useAction } from '../mutations/use-action.ts'
import { fileOf } from '../session/call.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
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
  const downloading = useAction({
    run: () =>
      fileOf(drawPoster, {
        params: { landingId: landing.id as LandingId },
        query: { language, ref: partnerCode },
      }),
    failed: t('posterFailed'),
    onDone: (file) =>
      saveFile(file, `${[landing.address, partnerCode, language].filter(Boolean).join('-')}.pdf`),
  })
  return (
    <BusyButton
      variant="default"
      size="md"
      busy={downloading.isPending}
      leftSection={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => downloading.mutate()}
    >
      {t(`posterIn.${language}`)}
    </BusyButton>
  )
}
