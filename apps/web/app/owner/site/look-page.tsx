import { parseColour } from '@nelly/domain/landings/colours'
import type { Look } from '@nelly/domain/site/site-document'
import { useState } from 'react'
import { ColourFields } from '../landing-fields/colour-fields.tsx'
import { useWords } from '../words/use-words.ts'
import { SitePictureField } from './fields/picture-field.tsx'
import { useSite } from './site-context.ts'
import { TemplateField } from './template-field.tsx'

/** The template, the logo and the colours of the site. A colour that is being typed is taken over once it is one. */
export function LookPage() {
  const t = useWords('site.look')
  const designer = useWords('designer')
  const { document, edit } = useSite().site
  const write = (changes: Partial<Look>) => edit((now) => ({ ...now, look: { ...now.look, ...changes } }))
  const { template, logo, primary, secondary } = document.look
  const [typed, setTyped] = useState<{ primary?: string; secondary?: string }>({})
  const change = (changes: { primary?: string | undefined; secondary?: string | undefined }) => {
    for (const name of ['primary', 'secondary'] as const) {
      const text = changes[name]
      if (text === undefined) continue
      const colour = parseColour(text)
      setTyped((now) => ({ ...now, [name]: text }))
      if (colour.ok) write({ [name]: colour.value })
    }
  }
  // What was typed is shown as long as it is the same colour, or none yet.
  const shown = (name: 'primary' | 'secondary', stored: string) => {
    const text = typed[name]
    if (text === undefined) return stored
    const colour = parseColour(text)
    return colour.ok && colour.value !== stored ? stored : text
  }
  return (
    <div className="card stack" data-field="look">
      <TemplateField
        value={template}
        primary={primary}
        secondary={secondary}
        onChange={(chosen) => write({ template: chosen })}
      />
      <SitePictureField
        field="look.logo"
        label={t('logo')}
        invitation={designer('logoDrop')}
        hint={designer('logoHint')}
        alt={designer('logoAlt')}
        replace={designer('logoChange')}
        kind="logo"
        path={logo}
        onChange={(path) => path && write({ logo: path })}
      />
      <ColourFields
        values={{ primary: shown('primary', primary), secondary: shown('secondary', secondary) }}
        onChange={change}
      />
    </div>
  )
}
