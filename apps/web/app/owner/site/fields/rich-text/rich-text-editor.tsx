import { useMay } from '../../../roles/use-membership.ts'
import '@mantine/tiptap/styles.layer.css'
import { Text } from '@mantine/core'
import { RichTextEditor as Editor } from '@mantine/tiptap'
import { isSafeLink, isWithinLimits, type RichText } from '@nelly/domain/site/rich-text'
import type { SiteLanguage } from '@nelly/domain/site/texts'
import Link from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list'
import { useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { editorDocument, richTextOf } from './editor-document.ts'
import { LinkControl } from './link-control.tsx'
import { pastedHtml } from './pasted-html.ts'
import css from './rich-text-editor.module.css'

/** What a rich text can have, and nothing else: what is pasted becomes that. Lists are not nested. */
const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: false,
    listItem: false,
    strike: false,
    underline: false,
  }),
  ListItem.extend({ content: 'paragraph' }),
  Link.configure({ autolink: false, openOnClick: false, isAllowedUri: isSafeLink }),
]

export interface RichTextEditorProps {
  label: string
  language: SiteLanguage
  value: RichText
  onFocus: () => void
  onChange: (value: RichText) => void
}

const isSame = (one: RichText, other: RichText) => JSON.stringify(one) === JSON.stringify(other)

/** A rich text in one language, with a toolbar. One that is too long is not taken over, and says so. */
export default function RichTextEditor({ label, language, value, onFocus, onChange }: RichTextEditorProps) {
  const t = useWords('site.richText')
  const [isTooLong, setTooLong] = useState(false)
  /** What came from this editor: it may have been typed on since. */
  const typed = useRef(new WeakSet<RichText>())
  const change = useEffectEvent((text: RichText) => {
    const fits = isWithinLimits(text)
    setTooLong(!fits)
    if (!fits || isSame(text, value)) return
    typed.current.add(text)
    onChange(text)
  })
  const focus = useEffectEvent(onFocus)
  const maySave = useMay('saveSite')
  const editor = useEditor({
    editable: maySave,
    extensions: EXTENSIONS,
    // Its style is in the style sheet: the content policy allows no other.
    injectCSS: false,
    content: editorDocument(value),
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        lang: language,
        dir: 'auto',
      },
    },
    onUpdate: ({ editor: now }) => change(richTextOf(now.getJSON())),
    onFocus: () => focus(),
  })
  // A fieldset does not disable it.
  useEffect(() => editor.setEditable(maySave, false), [editor, maySave])
  // What is undone, or changed by somebody else, is shown; what is being typed is not touched.
  useEffect(() => {
    if (isTooLong || typed.current.has(value) || isSame(richTextOf(editor.getJSON()), value)) return
    editor.commands.setContent(editorDocument(value), { emitUpdate: false })
  }, [editor, value, isTooLong])
  return (
    <>
      <Editor
        editor={editor}
        labels={labelsOf(t)}
        className={css.editor ?? ''}
        classNames={{ control: css.control ?? '', toolbar: css.toolbar ?? '' }}
      >
        <Editor.Toolbar>
          <Editor.ControlsGroup>
            <Editor.Bold />
            <Editor.Italic />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.H2 />
            <Editor.H3 />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <Editor.BulletList />
            <Editor.OrderedList />
          </Editor.ControlsGroup>
          <Editor.ControlsGroup>
            <LinkControl editor={editor} />
            <Editor.Unlink />
          </Editor.ControlsGroup>
        </Editor.Toolbar>
        <Editor.Content />
      </Editor>
      {isTooLong && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" mt={4}>
          {t('tooLong')}
        </Text>
      )}
    </>
  )
}

const labelsOf = (t: ReturnType<typeof useWords<'site.richText'>>) => ({
  boldControlLabel: t('bold'),
  italicControlLabel: t('italic'),
  h2ControlLabel: t('heading'),
  h3ControlLabel: t('subheading'),
  bulletListControlLabel: t('list'),
  orderedListControlLabel: t('numbered'),
  unlinkControlLabel: t('unlink'),
})
