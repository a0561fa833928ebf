import type { ReactNode } from 'react'
import { EditConflicts, type EditConflictsProps } from '../forms/edit/edit-conflicts.tsx'
import { type Picture, usePictureUrl } from '../forms/use-picture-choice.ts'
import { useWords } from '../words/use-words.ts'
import { ROBOTS_CHOICES } from './robots-choices.ts'
import css from './seo.module.css'
import type { MetadataEdit } from './use-seo-form.ts'

/** Asks which value stays of each metadata field that others changed too. */
export function SeoConflicts({ edit }: Pick<EditConflictsProps<MetadataEdit>, 'edit'>) {
  const t = useWords('seo')
  const shown = (field: keyof MetadataEdit, values: MetadataEdit): ReactNode => {
    if (field === 'favicon' || field === 'shareImage') return <Shown picture={values[field]} />
    const robots = field === 'robots' && ROBOTS_CHOICES.find((one) => one.value === values.robots)
    return robots ? t(robots.words) : values[field]
  }
  return <EditConflicts edit={edit} label={t} shown={shown} />
}

function Shown({ picture }: { picture: Picture }) {
  const t = useWords('conflicts')
  const shown = usePictureUrl(picture)
  return shown ? <img src={shown} alt="" className={css.picture} /> : t('noFile')
}
