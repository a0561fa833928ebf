import { Anchor, Group, Text, Textarea, TextInput } from '@mantine/core'
import type { OwnedLandingDetail } from '@nelly/contract/specified/landing-mapper'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DraftOffer } from '../forms/drafts/draft-offer.tsx'
import { ConflictPicture, EditConflicts } from '../forms/edit/edit-conflicts.tsx'
import { usePictureUrl } from '../forms/picture.ts'
import { PictureField } from '../forms/picture-field.tsx'
import { DraftNotice } from '../landing/draft-notice.tsx'
import { sitePath } from '../paths/site-path.ts'
import { ForRoles } from '../roles/for-roles.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Failure } from '../ui/failure.tsx'
import { useWords } from '../words/use-words.ts'
import { ROBOTS_CHOICES, SearchFields } from './search-fields.tsx'
import { SeoPreviews } from './seo-previews.tsx'
import { type MetadataEdit, useSeoForm } from './use-seo-form.ts'

/** Texts may be left out, but for these. */
const REQUIRED = ['title', 'description', 'shareDescription']

/** A landing's metadata for search engines and link previews, and previews of both. */
export function SeoForm({ landing }: { landing: OwnedLandingDetail }) {
  const t = useWords('seo')
  const { form, autosave, submit, pending, failure, ...edit } = useSeoForm(landing)
  const { values, getInputProps: field } = form
  const shown = (name: keyof MetadataEdit, of: MetadataEdit): ReactNode => {
    if (name === 'favicon' || name === 'shareImage') return <ConflictPicture picture={of[name]} />
    const robots = name === 'robots' && ROBOTS_CHOICES.find(({ value }) => value === of.robots)
    return robots ? t(robots.words) : of[name]
  }
  return (
    <form noValidate onSubmit={submit}>
      <ForRoles call="updateLandingMetadata">
        <DraftNotice landingId={landing.id} group="search" />
        <DraftOffer draft={autosave} of={t('name')} hasPictures />
        <TextLanguage landing={landing} />
        <SeoPreviews
          landing={landing}
          draft={values}
          favicon={usePictureUrl(values.favicon)}
          shareImage={usePictureUrl(values.shareImage)}
        />
        <SearchFields
          hint={t('searchHint')}
          robots={values.robots}
          onRobots={(robots) => form.setFieldValue('robots', robots)}
          text={(name, { isMultiline, hint, count, ...props }) => {
            const shared = {
              ...props,
              required: REQUIRED.includes(name),
              description: [hint, count?.(values[name])].filter(Boolean).join(' '),
              ...field(name),
            }
            return isMultiline ? <Textarea autosize minRows={3} {...shared} /> : <TextInput {...shared} />
          }}
          canonical={(props, hint) => (
            <TextInput type="url" {...props} description={hint} {...field('canonical')} />
          )}
          picture={(name, props) => (
            <PictureField
              {...props}
              svg={name === 'favicon'}
              {...field(name)}
              value={values[name]}
              onError={(reason) => form.setFieldError(name, reason)}
            />
          )}
        />
        <EditConflicts edit={edit} label={t} shown={shown} />
        {failure && <Failure>{failure}</Failure>}
        <Group justify="flex-end" mt={16}>
          <BusyButton type="submit" busy={pending}>
            {t('save')}
          </BusyButton>
        </Group>
      </ForRoles>
    </form>
  )
}

/** Says which language's pages the texts are for, and leads to where those of the other one are written. */
function TextLanguage({ landing: { id, language, bothLanguages } }: { landing: OwnedLandingDetail }) {
  const t = useWords('seo')
  return (
    <Text mb="md">
      {t('language', { language })}
      {bothLanguages && (
        <>
          {' '}
          <Anchor component={Link} to={sitePath(id, 'search')} inherit underline="always">
            {t('otherLanguage', { language })}
          </Anchor>
        </>
      )}
    </Text>
  )
}
