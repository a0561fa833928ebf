import { ActionIcon, Button } from '@mantine/core'
import { MAX_SITE_TEXT, MAX_SITE_TITLE } from '@nelly/domain/site/limits'
import type { SectionNamed } from '@nelly/domain/site/sections'
import { NO_TEXT } from '@nelly/domain/site/texts'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../words/use-words.ts'
import { TextsField } from '../fields/texts-field.tsx'
import { newPartId } from '../section-list/section-edits.ts'
import css from './steps-field.module.css'

type Section = SectionNamed<'how-it-works'>
type Steps = Section['steps']

/** The most steps of the way to a rental. */
const MOST_STEPS = 5

/** The operator's own steps of the way to a rental. */
export function StepsField({ section, onChange }: { section: Section; onChange: (steps: Steps) => void }) {
  const say = useWords('site')
  const { steps } = section
  const change = (index: number, changes: Partial<Steps[number]>) =>
    onChange(steps.map((step, place) => (place === index ? { ...step, ...changes } : step)))
  const move = (index: number, by: 1 | -1) => {
    const step = steps[index]
    if (step) onChange(steps.toSpliced(index, 1).toSpliced(index + by, 0, step))
  }
  return (
    <div data-field={`section:${section.id}.steps`}>
      {steps.length === 0 && <p className={css.hint}>{say('steps.usual')}</p>}
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={css.step}>
            <div className={css.head}>
              <h4 className={css.title}>{say('steps.step', { number: index + 1 })}</h4>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={say('steps.up', { number: index + 1 })}
                aria-disabled={index === 0 || undefined}
                data-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(index, -1)}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={say('steps.down', { number: index + 1 })}
                aria-disabled={index === steps.length - 1 || undefined}
                data-disabled={index === steps.length - 1 || undefined}
                onClick={() => index < steps.length - 1 && move(index, 1)}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={say('steps.remove', { number: index + 1 })}
                onClick={() => onChange(steps.toSpliced(index, 1))}
              >
                <IconTrash size={18} />
              </ActionIcon>
            </div>
            <TextsField
              field={`section:${section.id}.steps.${index}.title`}
              label={say('fields.title')}
              value={step.title}
              longest={MAX_SITE_TITLE}
              onChange={(title) => change(index, { title })}
            />
            <TextsField
              field={`section:${section.id}.steps.${index}.text`}
              label={say('fields.text')}
              value={step.text}
              longest={MAX_SITE_TEXT}
              isMultiline
              onChange={(text) => change(index, { text })}
            />
          </li>
        ))}
      </ol>
      {steps.length < MOST_STEPS && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={() => onChange([...steps, { id: newPartId(), title: NO_TEXT, text: NO_TEXT }])}
        >
          {say('steps.add')}
        </Button>
      )}
    </div>
  )
}
