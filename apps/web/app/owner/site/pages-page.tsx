import { Button, Switch } from '@mantine/core'
import { MAX_SITE_TITLE, MOST_PAGES } from '@nelly/domain/site/limits'
import { freeSlug, isReservedSlug, MAX_SLUG, SLUG, slugFor, withTitle } from '@nelly/domain/site/own-pages'
import { newPage, type OwnPage } from '@nelly/domain/site/site-document'
import { NO_TEXT, textIn } from '@nelly/domain/site/texts'
import { IconPlus } from '@tabler/icons-react'
import { publicAddress } from '../landing/public-address.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { useToasts } from '../ui/use-toasts.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { CheckedField } from './fields/checked-field.tsx'
import { EntriesField } from './fields/entries-field.tsx'
import { RichTextsField } from './fields/rich-texts-field.tsx'
import { TextsField } from './fields/texts-field.tsx'
import css from './form-page.module.css'
import { newPartId } from './section-list/section-edits.ts'
import { useSite } from './site-context.ts'
import { useOpenPart } from './use-open-part.ts'

/** The operator's own pages, of which one is open. */
export function PagesPage() {
  const t = useWords('site')
  const toasts = useToasts()
  const { document, edit } = useSite().site
  const { pages, languages } = document
  const { opened, open } = useOpenPart()
  const nameOf = (number: number) => {
    const page = pages[number - 1]
    return (page && textIn(page.title, storedLanguage())?.text) || t('pages.untitled', { number })
  }
  const add = () => {
    const id = newPartId()
    edit((now) => ({
      ...now,
      pages: [...now.pages, newPage(id, slugFor(NO_TEXT, languages.default, now.pages))],
    }))
    open(id)
  }
  const change = (changed: readonly OwnPage[]) => {
    edit((now) => ({ ...now, pages: changed }))
    const index = pages.findIndex(({ id }) => changed.every((one) => one.id !== id))
    const removed = pages[index]
    if (!removed) return
    toasts.undoable(t('list.removed', { name: nameOf(index + 1) }), () =>
      edit((now) => {
        if (now.pages.some(({ id }) => id === removed.id)) return now
        const page = { ...removed, slug: freeSlug(removed.slug, now.pages) }
        return { ...now, pages: now.pages.toSpliced(index, 0, page) }
      }),
    )
  }
  return (
    <div className="card stack">
      <p className="soft">{t('pages.lead')}</p>
      <EntriesField
        field="pages"
        hint={t('pages.empty')}
        entries={pages}
        most={MOST_PAGES}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        action={
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            className={css.action ?? ''}
            onClick={add}
          >
            {t('pages.add')}
          </Button>
        }
        onChange={change}
      >
        {(page, index) => (
          <PageEntry
            page={page}
            name={nameOf(index + 1)}
            isOpen={page.id === opened}
            onToggle={() => open(page.id === opened ? undefined : page.id)}
          />
        )}
      </EntriesField>
    </div>
  )
}

interface PageEntryProps {
  page: OwnPage
  name: string
  isOpen: boolean
  onToggle: () => void
}

/** The address of a page, and its form where it is open. */
function PageEntry({ page, name, isOpen, onToggle }: PageEntryProps) {
  const t = useWords('site')
  const { landing } = useSite()
  return (
    <div className="stack" data-field={`page:${page.id}`}>
      <p className="muted">{publicAddress(`${landing.address}/${page.slug}`).label}</p>
      <Button
        variant="default"
        className={css.action ?? ''}
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'pages.close' : 'pages.edit', { name })}
        onClick={onToggle}
      >
        {t(isOpen ? 'pages.closeShort' : 'pages.editShort')}
      </Button>
      {isOpen && (
        <ForRoles call="saveSite" isUntold>
          <PageForm page={page} />
        </ForRoles>
      )}
    </div>
  )
}

function PageForm({ page }: { page: OwnPage }) {
  const t = useWords('site.pages')
  const { document, edit, stored } = useSite().site
  const field = `page:${page.id}`
  const change = (changed: (one: OwnPage, all: readonly OwnPage[]) => OwnPage) =>
    edit((now) => ({
      ...now,
      pages: now.pages.map((one) => (one.id === page.id ? changed(one, now.pages) : one)),
    }))
  const isPublished = stored.published?.document.pages.some(({ id }) => id === page.id) ?? false
  const isTaken = (slug: string) => document.pages.some(({ id, slug: its }) => id !== page.id && its === slug)
  const faultOf = (slug: string) => {
    if (!SLUG.test(slug)) return t('addressWrong')
    if (isReservedSlug(slug)) return t('reserved')
    return isTaken(slug) ? t('taken') : undefined
  }
  const spelled = (typed: string) => typed.trim().toLowerCase()
  return (
    <>
      <TextsField
        field={`${field}.title`}
        label={t('title')}
        value={page.title}
        longest={MAX_SITE_TITLE}
        onChange={(title) =>
          change((one, all) =>
            isPublished ? { ...one, title } : withTitle(one, title, document.languages.default, all),
          )
        }
      />
      <CheckedField
        field={`${field}.slug`}
        label={t('address')}
        value={page.slug}
        longest={MAX_SLUG}
        parse={(typed) => (faultOf(spelled(typed)) ? undefined : spelled(typed))}
        error={(typed) => faultOf(spelled(typed)) ?? ''}
        fault={faultOf(page.slug)}
        onChange={(slug) => change((one) => ({ ...one, slug }))}
      />
      <Switch
        label={t('inMenu')}
        checked={page.inMenu}
        data-field={`${field}.inMenu`}
        onChange={(event) => {
          const inMenu = event.currentTarget.checked
          change((one) => ({ ...one, inMenu }))
        }}
      />
      <RichTextsField
        field={`${field}.body`}
        label={t('body')}
        value={page.body}
        onChange={(body) => change((one) => ({ ...one, body }))}
      />
    </>
  )
}
