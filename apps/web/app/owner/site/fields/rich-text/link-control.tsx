import { Button, Popover, TextInput } from '@mantine/core'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { typedLink } from '@nelly/domain/site/rich-text'
import { IconLink } from '@tabler/icons-react'
import type { Editor as TiptapEditor } from '@tiptap/react'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import css from './rich-text-editor.module.css'

/** Makes the selected letters a link, or changes the one that the cursor is in. */
export function LinkControl({ editor }: { editor: TiptapEditor }) {
  const t = useWords('site.richText')
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const close = () => {
    setTyped(undefined)
    setWrong(false)
  }
  const open = () => setTyped(String(editor.getAttributes('link').href ?? ''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form of the section is around it in the page.
    event.stopPropagation()
    const link = typedLink(typed ?? '')
    if (!link) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link').setLink({ href: link })
    if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent(link)
    chain.run()
    close()
  }
  return (
    <Popover opened={typed !== undefined} onDismiss={close} trapFocus returnFocus withinPortal shadow="md">
      <Popover.Target>
        <Editor.Control
          aria-label={t('link')}
          title={t('link')}
          active={editor.isActive('link')}
          onClick={() => (typed === undefined ? open() : close())}
        >
          <IconLink size={16} stroke={1.5} />
        </Editor.Control>
      </Popover.Target>
      <Popover.Dropdown>
        <form className={css.link} onSubmit={submit} noValidate>
          <TextInput
            label={t('linkTo')}
            placeholder="https://"
            inputMode="url"
            value={typed ?? ''}
            error={isWrong && t('linkWrong')}
            errorProps={{ role: 'alert' }}
            data-autofocus
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Button type="submit" size="compact-md">
            {t('linkDone')}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  )
}
