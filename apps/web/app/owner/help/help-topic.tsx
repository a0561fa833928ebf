import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useWords } from '../words/use-words.ts'
import css from './help.module.css'
import { Illustration } from './illustration.tsx'
import type { TopicName } from './topics.ts'

/** A question with its answer, an illustration, and a link to the screen. */
export function HelpTopic({ name, to }: { name: TopicName; to: string | undefined }) {
  const say = useWords('help')
  const question = say(`${name}.question`)
  return (
    <section id={name} className={css.topic} aria-labelledby={`${name}-question`}>
      <Illustration of={name} />
      <div className={css.words}>
        <h2 id={`${name}-question`} className={css.question}>
          {question}
        </h2>
        <p className={css.answer}>{say(`${name}.answer`)}</p>
        {to && (
          <Button
            component={Link}
            to={to}
            variant="light"
            size="compact-md"
            mt={8}
            aria-label={`${say('go')}: ${question}`}
          >
            {say('go')}
          </Button>
        )}
      </div>
    </section>
  )
}
