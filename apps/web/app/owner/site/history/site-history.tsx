import { Button } from '@mantine/core'
import type { SitePublication } from '@nelly/contract/site/calls'
import type { SiteDocument } from '@nelly/domain/site/site-document'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { IfMay } from '../../roles/if-may.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../../ui/not-loaded.tsx'
import { useToasts } from '../../ui/use-toasts.ts'
import { useWords } from '../../words/use-words.ts'
import { SiteDiff } from '../diff/site-diff.tsx'
import { useSite } from '../site-context.ts'
import { SiteView, useSiteScreen } from '../site-view.tsx'
import { useShortTime } from '../use-short-time.ts'
import { PublicationPicture } from './publication-picture.tsx'
import { publicationQuery, publicationsQuery } from './publication-queries.ts'
import css from './site-history.module.css'

/** The publications of the site, the newest first, each with a picture; it can be looked at and loaded as the draft. */
export function SiteHistory() {
  const t = useWords('site')
  const { landing, site } = useSite()
  const { published } = site.stored
  const publications = useInfiniteQuery(publicationsQuery(landing.id))
  if (!publications.data) return <NotLoaded query={publications} />
  const entries = publications.data.pages.flat()
  if (entries.length === 0) {
    return (
      <EmptyState Icon={IconHistory} title={t('history.none')}>
        {t('history.noneHint')}
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="list spaced">
        {entries.map((entry, index) => (
          <PublicationItem
            key={entry.number}
            entry={entry}
            before={entries[index + 1]?.number}
            isLive={entry.number === published?.number && published.isLive}
          />
        ))}
      </ol>
      {publications.hasNextPage && (
        <Button
          variant="default"
          loading={publications.isFetchingNextPage}
          onClick={() => publications.fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </>
  )
}

interface PublicationItemProps {
  entry: SitePublication
  /** The publication before; undefined for the first. */
  before: number | undefined
  isLive: boolean
}

function PublicationItem({ entry, before, isLive }: PublicationItemProps) {
  const t = useWords('site')
  const toasts = useToasts()
  const time = useShortTime()
  const { site } = useSite()
  const [open, setOpen] = useState<'page' | 'changes'>()
  const { number, kind, note, by } = entry
  const at = time(new Date(entry.at))
  const restore = () => {
    site.step({ kind: 'restore', number })
    toasts.done(t('history.restored', { number }))
  }
  return (
    <li className={css.publication}>
      <div className={css.head}>
        <PublicationPicture number={number} />
        <div className="grow">
          <h2 className="title">
            {t('history.publication', { number })}
            {isLive && <span className={css.live}>{t('history.live')}</span>}
          </h2>
          <p className="muted">
            {by ? t('history.by', { at, name: by }) : at} · {t(`history.kinds.${kind}`)}
          </p>
          {note && <p className="as-typed">{note}</p>}
        </div>
        <div className="row">
          <Button
            variant="default"
            aria-expanded={open === 'page'}
            aria-label={t('history.viewNamed', { number })}
            onClick={() => setOpen(open === 'page' ? undefined : 'page')}
          >
            {t('history.view')}
          </Button>
          {before !== undefined && (
            <Button
              variant="default"
              aria-expanded={open === 'changes'}
              aria-label={t('history.compareNamed', { number })}
              onClick={() => setOpen(open === 'changes' ? undefined : 'changes')}
            >
              {t('history.compare')}
            </Button>
          )}
          <IfMay call="restorePublication">
            <Button variant="default" aria-label={t('history.restoreNamed', { number })} onClick={restore}>
              {t('history.restore')}
            </Button>
          </IfMay>
        </div>
      </div>
      {open === 'page' && <PublicationPage number={number} />}
      {open === 'changes' && before !== undefined && <Compared from={before} to={number} />}
    </li>
  )
}

/** The home page as a publication said it, with the vehicles and prices of today. */
function PublicationPage({ number }: { number: number }) {
  const { landing } = useSite()
  const publication = useQuery(publicationQuery(landing.id, number))
  if (!publication.data) return <NotLoaded query={publication} />
  return <PublicationView document={publication.data} number={number} />
}

function PublicationView({ document, number }: { document: SiteDocument; number: number }) {
  const t = useWords('site')
  const screen = useSiteScreen(document)
  return (
    <div className={css.opened}>
      <p className="muted">{t('history.viewHint')}</p>
      <SiteView document={document} screen={screen} fit="width" label={t('history.viewNamed', { number })} />
    </div>
  )
}

/** What a publication changed of the one before. */
function Compared({ from, to }: { from: number; to: number }) {
  const t = useWords('site')
  const { landing } = useSite()
  const [before, after] = [
    useQuery(publicationQuery(landing.id, from)),
    useQuery(publicationQuery(landing.id, to)),
  ]
  if (!before.data || !after.data) return <NotLoaded query={[before, after]} />
  return (
    <section className={css.opened} aria-label={t('history.compareNamed', { number: to })}>
      <SiteDiff from={before.data} to={after.data} />
    </section>
  )
}
