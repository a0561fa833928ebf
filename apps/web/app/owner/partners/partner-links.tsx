import { Group } from '@mantine/core'
import { SOURCE_FIELDS } from '@nelly/contract/visitor-forms'
import { LANGUAGES } from '@nelly/domain/languages'
import { publicAddress } from '../landing/public-address.ts'
import { useLandings } from '../landing/use-landings.ts'
import { PosterButton } from '../share/poster-button.tsx'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { TextToCopy } from '../ui/text-to-copy.tsx'
import { useWords } from '../words/use-words.ts'

/** A partner's link to each landing, to be copied, and a poster with its QR code. */
export function PartnerLinks({ code }: { code: string }) {
  const t = useWords('partners')
  const landings = useLandings()
  if (!landings.data) return <NotLoaded query={landings} />
  return (
    <div className="stack">
      <p className="muted">{t('linksHint')}</p>
      {landings.data.map((landing) => (
        <section key={landing.id} className="stack">
          <TextToCopy
            label={landing.displayName}
            text={`${publicAddress(landing.address).href}?${SOURCE_FIELDS.ref}=${code}`}
          />
          <Group>
            {LANGUAGES.map((language) => (
              <PosterButton key={language} landing={landing} language={language} partnerCode={code} />
            ))}
          </Group>
        </section>
      ))}
      {landings.data.length === 0 && <p>{t('noLandings')}</p>}
    </div>
  )
}
