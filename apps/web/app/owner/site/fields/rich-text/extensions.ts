import { isSafeLink } from '@nelly/domain/site/rich-text'
import Link from '@tiptap/extension-link'
import { ListItem } from '@tiptap/extension-list'
import StarterKit from '@tiptap/starter-kit'

/** What a rich text can have, and nothing else: what is pasted becomes that. Lists are not nested. */
export const EXTENSIONS = [
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
