import { Badge, Skeleton } from '@mantine/core'
import { sectionWords } from '@nelly/contract/site/section-words'
import { MOST_SECTIONS } from '@nelly/domain/site/limits'
import type { Section } from '@nelly/domain/site/sections'
import { IconArrowDown, IconArrowUp, IconCopyPlus, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { Suspense } from 'react'
import { ForRoles } from '../../roles/for-roles.tsx'
import { useMay } from '../../roles/use-membership.ts'
import { ActionsMenu } from '../../ui/actions-menu.tsx'
import { Grip } from '../../ui/grip.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MenuAction } from '../../ui/opened-menu.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSite } from '../site-context.ts'
import { withCopiedSection, withoutSection, withSection, withSectionAt } from './section-edits.ts'
import { SECTION_ICONS } from './section-icons.ts'
import css from './section-list.module.css'
import { useSectionName, useSectionTitle } from './use-section-name.ts'

/** The forms are loaded when a section is opened. */
const SectionForm = lazyPart(async () => ({
  default: (await import('../sections/section-form.tsx')).SectionForm,
}))

interface SectionItemProps {
  section: Section
  /** Its place in the list, from 0, and how many there are. */
  index: number
  count: number
  isOpen: boolean
  onToggle: () => void
  onMove: (by: 1 | -1) => void
}

/** A section in one line, with its form where it is open. */
export function SectionItem({ section, index, count, isOpen, onToggle, onMove }: SectionItemProps) {
  const t = useWords('site')
  const kind = sectionWords(section.kind, storedLanguage())
  const title = useSectionTitle()(section)
  const name = useSectionName()(section)
  const Icon = SECTION_ICONS[section.kind]
  const maySave = useMay('saveSite')
  return (
    <li className={css.section} data-open={isOpen || undefined} data-hidden={!section.shown || undefined}>
      <div className={css.head}>
        {maySave && (
          <span data-grip={section.id} className={css.gripPlace}>
            {/* Until the one that drags is put beside it, this only says that the section can be dragged. */}
            <Grip label={t('list.drag', { name })} />
          </span>
        )}
        <button type="button" className={css.open} aria-expanded={isOpen} onClick={onToggle}>
          <Icon size={20} stroke={1.7} aria-hidden="true" />
          <span>
            <span className={css.name}>
              {kind}{' '}
              {!section.shown && (
                <Badge variant="light" color="gray" size="sm">
                  {t('list.hidden')}
                </Badge>
              )}
              {section.unread && (
                <Badge variant="light" color="yellow" size="sm">
                  {t('list.unread')}
                </Badge>
              )}
            </span>
            {title && <span className="muted truncate block">{title}</span>}
          </span>
        </button>
        {maySave && <SectionMenu section={section} name={name} index={index} count={count} onMove={onMove} />}
      </div>
      {isOpen && (
        <div className={css.form}>
          <Suspense fallback={<Skeleton height={300} role="status" aria-label={t('list.loading')} />}>
            <ForRoles call="saveSite" isUntold>
              <SectionForm section={section} />
            </ForRoles>
          </Suspense>
        </div>
      )}
    </li>
  )
}

type SectionMenuProps = Omit<SectionItemProps, 'isOpen' | 'onToggle'> & { name: string }

/** What can be done with a section as a whole. */
function SectionMenu({ section, name, index, count, onMove }: SectionMenuProps) {
  const t = useWords('site')
  const toasts = useToasts()
  const { edit } = useSite().site
  const toggle = () => edit((now) => withSection(now, section.id, (one) => ({ ...one, shown: !one.shown })))
  const remove = () => {
    edit((now) => withoutSection(now, section.id))
    toasts.undoable(t('list.removed', { name }), () =>
      edit((now) =>
        now.sections.some(({ id }) => id === section.id) ? now : withSectionAt(now, section, index),
      ),
    )
  }
  const actions: MenuAction[] = [
    {
      label: section.shown ? t('list.hide') : t('list.show'),
      icon: section.shown ? <IconEyeOff size={18} /> : <IconEye size={18} />,
      onClick: toggle,
    },
    {
      label: t('list.up'),
      icon: <IconArrowUp size={18} />,
      disabled: index === 0,
      isRepeated: true,
      onClick: () => onMove(-1),
    },
    {
      label: t('list.down'),
      icon: <IconArrowDown size={18} />,
      disabled: index === count - 1,
      isRepeated: true,
      onClick: () => onMove(1),
    },
  ]
  if (section.kind !== 'hero') {
    actions.push({
      label: t('list.copy'),
      icon: <IconCopyPlus size={18} />,
      disabled: count >= MOST_SECTIONS,
      onClick: () => edit((now) => withCopiedSection(now, section.id)),
    })
  }
  actions.push({
    label: t('list.remove'),
    icon: <IconTrash size={18} />,
    isDangerous: true,
    onClick: remove,
  })
  return <ActionsMenu label={t('list.actions', { name })} actions={actions} />
}
