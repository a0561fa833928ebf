import type { SectionNamed } from '@nelly/domain/site/sections'
import type { CalendarDate } from '@nelly/domain/wall-clock'
import { Icon } from '../ui/icon.tsx'
import { SiteText } from '../ui/site-text.tsx'
import styles from './announcement.module.css'
import { useMarks } from './marks.ts'
import section from './section.module.css'

interface AnnouncementSectionProps {
  section: SectionNamed<'announcement'>
  today: CalendarDate
}

/** News of the operator, from its first to its last day. */
export function AnnouncementSection({ section: { variant, ...news }, today }: AnnouncementSectionProps) {
  const mark = useMarks(news.id)
  const { text, link, firstDay, lastDay } = news
  const isEmpty = text.es === '' && text.en === ''
  const isOver = (firstDay !== null && today < firstDay) || (lastDay !== null && today > lastDay)
  if (isEmpty || isOver) return null
  return (
    <section className={variant === 'card' ? `${section.section} ${styles.card}` : styles.bar} {...mark()}>
      <div className={styles[`${variant}Words`]}>
        <p className="as-typed" {...mark('text')}>
          <SiteText of={text} />
        </p>{' '}
        {link && (
          <a className={styles.link} href={link.href} {...mark('link.label')}>
            <SiteText of={link.label} usual={link.href} /> <Icon name="arrow" />
          </a>
        )}
      </div>
    </section>
  )
}
