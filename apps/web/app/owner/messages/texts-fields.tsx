import {
  Button,
  Group,
  Input,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Text,
  Textarea,
} from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DEFAULT_TEXTS } from '@nelly/contract/messaging/default-texts'
import type { MessageSettings } from '@nelly/contract/messaging/message-settings'
import type { Language } from '@nelly/contract/wire'
import { TRAITS } from '@nelly/contract/words/languages'
import { LANGUAGES } from '@nelly/domain/languages'
import {
  filledMessage,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageValues,
  placeholdersOf,
  unknownPlaceholder,
} from '@nelly/domain/messaging/prepared-message'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import css from './messages.module.css'

/** The settings as a form edits them. */
export type MessagesDraft = Omit<MessageSettings, 'revision'>

/** The text of one kind in one language at a time, what it may name, and how a customer would read it. */
export function TextsFields({ form }: { form: UseFormReturnType<MessagesDraft> }) {
  const t = useWords('messages')
  const [kind, chooseKind] = useState<MessageKind>('confirmed')
  const [language, chooseLanguage] = useState<Language>(storedLanguage)
  const languageId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const path = `${kind}.${language}`
  const text = form.getValues()[kind][language]
  const insert = (words: string) => {
    const { selectionStart: from, selectionEnd: to } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    flushSync(() => form.setFieldValue(path, text.slice(0, from) + words + text.slice(to)))
    area.current?.focus()
    area.current?.setSelectionRange(from + words.length, from + words.length)
  }
  const elsewhere = MESSAGE_KINDS.flatMap((each) => LANGUAGES.map((one) => [each, one] as const)).filter(
    ([each, one]) => form.errors[`${each}.${one}`] && `${each}.${one}` !== path,
  )
  return (
    <div className="stack">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={20} verticalSpacing={16}>
        <NativeSelect
          label={t('kind')}
          value={kind}
          onChange={(event) => chooseKind(event.currentTarget.value as MessageKind)}
          data={MESSAGE_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        />
        <div>
          <Input.Label labelElement="div" id={languageId}>
            {t('language')}
          </Input.Label>
          <SegmentedControl
            fullWidth
            size="md"
            aria-labelledby={languageId}
            value={language}
            onChange={(value) => chooseLanguage(value as Language)}
            data={LANGUAGES.map((value) => ({ value, label: TRAITS[value].name }))}
          />
        </div>
      </SimpleGrid>
      {elsewhere.map(([each, one]) => (
        <Text key={`${each} ${one}`} role="alert" c="var(--mantine-color-error)" size="sm">
          {t('faultIn', { kind: t(`kinds.${each}`), language: TRAITS[one].name })}{' '}
          {form.errors[`${each}.${one}`]}
        </Text>
      ))}
      <Textarea
        key={path}
        ref={area}
        label={t('text')}
        description={t('textHint')}
        lang={language}
        autosize
        minRows={4}
        maxRows={12}
        {...form.getInputProps(path)}
      />
      <Group gap={8} role="group" aria-label={t('insert')}>
        {placeholdersOf(kind).map((each) => (
          <Button key={each} variant="default" size="compact-md" onClick={() => insert(`{${each}}`)}>
            {t(`placeholders.${each}`)}
          </Button>
        ))}
      </Group>
      <Preview kind={kind} language={language} text={text} />
    </div>
  )
}

/** How a customer of an example reads it; nothing while it names what there is not. */
function Preview({ kind, language, text }: { kind: MessageKind; language: Language; text: string }) {
  const t = useWords('messages')
  const id = useId()
  const shown = text.trim() === '' ? DEFAULT_TEXTS[kind][language] : text
  if (unknownPlaceholder(shown, kind) !== undefined) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="title">
        {t('preview')}
      </h3>
      <p className={css.message} lang={language}>
        {filledMessage(shown, EXAMPLE[language])}
      </p>
    </section>
  )
}

const NAMES = { name: 'María', landing: 'Sol y Arena', vehicle: 'Kia Rio', number: 'A1B2C3D4' }
const PLACES = { pickup_place: 'Aeropuerto', return_place: 'Hotel', balance: 'US$120.00' }
const LINK = { link: 'https://…' }

const EXAMPLE: Readonly<Record<Language, MessageValues>> = {
  es: {
    ...{ ...NAMES, ...PLACES, ...LINK },
    ...{ pickup: 'mié, 10 mar, 10:00 a. m.', return: 'sáb, 13 mar, 10:00 a. m.' },
  },
  en: {
    ...{ ...NAMES, ...PLACES, ...LINK },
    ...{ pickup: 'Wed, Mar 10, 10:00 AM', return: 'Sat, Mar 13, 10:00 AM' },
  },
}
