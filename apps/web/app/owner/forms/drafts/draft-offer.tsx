import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import css from './draft-offer.module.css'
import type { FormDraft } from './use-draft.ts'

interface DraftOfferProps {
  draft: Omit<FormDraft, 'forget'>
  /** The subject of the form, such as "Nueva landing". */
  of: string
  /** Whether the form has pictures, which are not stored. */
  hasPictures?: boolean
}

/** Offers to restore what was typed and not saved the last time. */
export function DraftOffer({ draft, of, hasPictures }: DraftOfferProps) {
  const t = useWords('drafts')
  return (
    <div role="status">
      {draft.offered && (
        <div className={css.offer}>
          <IconHistory size={24} stroke={1.7} className="sign" aria-hidden="true" />
          <div className="grow">
            <p>{t('offered', { what: of })}</p>
            {hasPictures && <p className="muted">{t('picturesAgain')}</p>}
          </div>
          <Button onClick={draft.recover}>{t('recover')}</Button>
          <Button variant="default" onClick={draft.discard}>
            {t('discard')}
          </Button>
        </div>
      )}
    </div>
  )
}
