import { Button } from '@mantine/core'
import { folded } from '@nelly/domain/folded'
import { useState } from 'react'
import { Link } from 'react-router'
import { NothingFound } from '../ui/nothing-found.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useWords } from '../words/use-words.ts'
import css from './help.module.css'
import { Illustration } from './illustration.tsx'
import { TOPICS, type TopicName } from './topics.ts'

/** Short illustrated answers to questions of operators, each at an address of its own. */
export function HelpScreen() {
  const t = useWords('help')
  const [sought, seek] = useState('')
  const shown = TOPICS.filter(({ name }) =>
    folded(`${t(`${name}.question`)} ${t(`${name}.answer`)}`).includes(folded(sought)),
  )
  return (
    <>
      <PageTitle title={t('title')} lead={t('lead')} />
      <SearchField label={t('search')} value={sought} onChange={seek} />
      <nav className={css.contents} aria-label={t('contents')}>
        {shown.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {t(`${name}.question`)}
          </a>
        ))}
      </nav>
      {shown.length === 0 && <NothingFound text={sought} />}
      <div className={css.topics}>
        {shown.map(({ name, to }) => (
          <HelpTopic key={name} name={name} to={to} />
        ))}
      </div>
    </>
  )
}

/** A question with its answer, an illustration, and a link to the screen. */
function HelpTopic({ name, to }: { name: TopicName; to: string | undefined }) {
  const t = useWords('help')
  const question = t(`${name}.question`)
  return (
    <section id={name} className={css.topic} aria-labelledby={`${name}-question`}>
      <Illustration of={name} />
      <div>
        <h2 id={`${name}-question`} className="heading">
          {question}
        </h2>
        <p className={css.answer}>{t(`${name}.answer`)}</p>
        {to && (
          <Button
            component={Link}
            to={to}
            variant="light"
            size="compact-md"
            mt={8}
            aria-label={`${t('go')}: ${question}`}
          >
            {t('go')}
          </Button>
        )}
      </div>
    </section>
  )
}
