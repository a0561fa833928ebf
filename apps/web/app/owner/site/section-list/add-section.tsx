import { Button } from '@mantine/core'
import { sectionWords } from '@nelly/contract/site/section-words'
import { MOST_SECTIONS } from '@nelly/domain/site/limits'
import { type PartId, SECTION_KINDS, type SectionKind } from '@nelly/domain/site/sections'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { newPartId, withNewSection } from './section-edits.ts'
import { SECTION_ICONS } from './section-icons.ts'
import css from './section-list.module.css'

/** Adds a section of a chosen kind at the end. There is one hero at most, as it has the search. */
export function AddSection({ onAdd }: { onAdd: (id: PartId) => void }) {
  const t = useWords('site')
  const common = useWords('common')
  const { document, edit } = useSite().site
  const isFull = document.sections.length >= MOST_SECTIONS
  const hasHero = document.sections.some(({ kind }) => kind === 'hero')
  const add = (kind: SectionKind) => {
    const id = newPartId()
    edit((now) => withNewSection(now, kind, id))
    onAdd(id)
  }
  return (
    <DialogButton
      style={{ marginTop: 16 }}
      variant="default"
      disabled={isFull}
      label={isFull ? t('add.full', { most: MOST_SECTIONS }) : t('add.label')}
      title={t('add.title')}
      isWide
    >
      {(close) => (
        <>
          <ul className="tiles">
            {SECTION_KINDS.filter((kind) => kind !== 'hero' || !hasHero).map((kind) => {
              const Icon = SECTION_ICONS[kind]
              return (
                <li key={kind}>
                  <button
                    type="button"
                    className={css.kind}
                    onClick={() => {
                      close()
                      add(kind)
                    }}
                  >
                    <Icon size={22} stroke={1.7} className="sign" aria-hidden="true" />
                    <strong>{sectionWords(kind, storedLanguage())}</strong>
                    <span className="muted">{t(`kinds.${kind}`)}</span>
                  </button>
                </li>
              )
            })}
          </ul>
          <DialogButtons>
            <Button variant="default" onClick={close}>
              {common('cancel')}
            </Button>
          </DialogButtons>
        </>
      )}
    </DialogButton>
  )
}
