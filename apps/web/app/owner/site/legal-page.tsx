import { Alert, Button, Menu } from '@mantine/core'
import { JURISDICTIONS, type Jurisdiction, jurisdictionOf } from '@nelly/contract/site/starting/jurisdictions'
import { startingPrivacy } from '@nelly/contract/site/starting/starting-privacy'
import { startingTerms } from '@nelly/contract/site/starting/starting-terms'
import type { RichTexts } from '@nelly/domain/site/rich-text'
import type { Legal } from '@nelly/domain/site/site-document'
import { IconFileText } from '@tabler/icons-react'
import { useToasts } from '../ui/use-toasts.ts'
import { useWords } from '../words/use-words.ts'
import { RichTextsField } from './fields/rich-texts-field.tsx'
import css from './form-page.module.css'
import { useSite } from './site-context.ts'
import { UnreadNotice } from './unread-notice.tsx'

const LEGAL_PAGES = ['terms', 'privacy'] as const
type LegalPageName = (typeof LEGAL_PAGES)[number]

/** The terms that bookings are made under, and the privacy notice. */
export function LegalPage() {
  const t = useWords('site')
  return (
    <div className="card stack">
      <Alert variant="light" title={t('legal.lawyer')}>
        {t('legal.lead')}
      </Alert>
      {LEGAL_PAGES.map((name) => (
        <LegalText key={name} name={name} />
      ))}
    </div>
  )
}

function LegalText({ name }: { name: LegalPageName }) {
  const t = useWords('site')
  const toasts = useToasts()
  const { landing, site } = useSite()
  const { legal } = site.document
  const change = (edit: (now: Legal) => Partial<Legal>) =>
    site.edit((now) => ({ ...now, legal: { ...now.legal, ...edit(now.legal) } }))
  const write = (texts: RichTexts, isUnread: boolean) =>
    change(({ unread }) => ({
      [name]: texts,
      unread: [...unread.filter((one) => one !== name), ...(isUnread ? [name] : [])],
    }))
  const isUnread = legal.unread.includes(name)
  const start = (jurisdiction: Jurisdiction) => {
    const before = legal[name]
    const begin = name === 'terms' ? startingTerms : startingPrivacy
    write(begin(jurisdiction), true)
    toasts.undoable(t('legal.replaced'), () => write(before, isUnread))
  }
  const likely = jurisdictionOf(landing.timezone)
  return (
    <section className="stack" aria-label={t(`legal.${name}`)}>
      {isUnread && (
        <UnreadNotice
          onRead={() => change(({ unread }) => ({ unread: unread.filter((one) => one !== name) }))}
        />
      )}
      <RichTextsField
        field={`legal.${name}`}
        label={t(`legal.${name}`)}
        hint={t('legal.empty')}
        value={legal[name]}
        onChange={(texts) => change(() => ({ [name]: texts }))}
      />
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconFileText size={18} aria-hidden="true" />}
            className={css.action ?? ''}
          >
            {t('legal.start')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {JURISDICTIONS.toSorted((one) => (one === likely ? -1 : 1)).map((jurisdiction) => (
            <Menu.Item key={jurisdiction} onClick={() => start(jurisdiction)}>
              {t(`legal.laws.${jurisdiction}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </section>
  )
}
