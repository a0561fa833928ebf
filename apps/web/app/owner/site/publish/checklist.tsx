import { Button } from '@mantine/core'
import { checklistWords } from '@nelly/contract/site/checklist-words'
import type { SitePoint } from '@nelly/domain/site/checklist'
import { textIn } from '@nelly/domain/site/texts'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { fieldPath } from '../../paths/site-path.ts'
import { storedLanguage } from '../../words/language.ts'
import { useWords } from '../../words/use-words.ts'
import { useSectionName } from '../section-list/use-section-name.ts'
import { useSite } from '../site-context.ts'
import css from './publish.module.css'
import type { SaidPoint } from './refused-points.ts'
import { untakenPoints } from './untaken-points.ts'

/** What has to be put right before publishing, and what was typed but is not in the draft; each leads to its field. */
export function Checklist({ points, onGo }: { points: readonly SitePoint[]; onGo: () => void }) {
  const t = useWords('site')
  const { site, untaken } = useSite()
  const said = [
    ...inWords(points.filter(({ kind }) => kind === 'blocker')),
    ...untakenPoints(site.document, untaken, t('checklist.untaken')),
  ]
  if (said.length === 0) return null
  return (
    <section aria-labelledby="checklist">
      <h3 id="checklist" className="heading">
        {t('checklist.title')}
      </h3>
      <Points points={said} onGo={onGo} />
    </section>
  )
}

/** What would look better, folded: it does not keep anybody from publishing. */
export function Warnings({ points, onGo }: { points: readonly SitePoint[]; onGo: () => void }) {
  const t = useWords('site')
  const warnings = points.filter(({ kind }) => kind === 'warning')
  if (warnings.length === 0) return null
  return (
    <details>
      <summary className={css.folded}>{t('checklist.warnings', { count: warnings.length })}</summary>
      <Points points={inWords(warnings)} onGo={onGo} />
    </details>
  )
}

const inWords = (points: readonly SitePoint[]): readonly SaidPoint[] =>
  points.map(({ code, ...point }) => ({ ...point, words: checklistWords(code, storedLanguage()) }))

/** Points in words, each with a link to its field. */
export function Points({ points, onGo }: { points: readonly SaidPoint[]; onGo: () => void }) {
  const t = useWords('site')
  const { landing, site } = useSite()
  const nameOf = useSectionName()
  return (
    <ul className="list">
      {points.map(({ kind, words, part, field }) => {
        const [path, options] = fieldPath(landing.id, field ? `${part}.${field}` : part)
        const section = site.document.sections.find(({ id }) => part === `section:${id}`)
        const page = site.document.pages.find(({ id }) => part === `page:${id}`)
        const name = section
          ? nameOf(section)
          : part === 'search'
            ? t('nav.search')
            : page && textIn(page.title, storedLanguage())?.text
        const isVehicles = part === 'vehicles'
        const Icon = kind === 'blocker' ? IconAlertCircle : IconAlertTriangle
        return (
          <li key={`${words} ${part} ${field}`} className={css.point} data-kind={kind}>
            <Icon size={20} aria-label={t(`checklist.${kind}`)} />
            <span>
              {name && <strong className="block">{name} </strong>}
              {words}
            </span>
            <Button
              component={Link}
              to={isVehicles ? `/view-landing/${landing.id}?tab=vehicles` : path}
              state={isVehicles ? undefined : options.state}
              variant="default"
              size="compact-md"
              onClick={onGo}
            >
              {t('checklist.go')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
