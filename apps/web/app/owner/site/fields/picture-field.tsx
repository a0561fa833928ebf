import type { SitePictureKind } from '@nelly/contract/site/calls'
import { type ComponentProps, useState } from 'react'
import { PictureField } from '../../forms/picture-field.tsx'
import { UploadStates } from './upload-states.tsx'
import { isSvgAllowed, useUploads } from './use-uploads.ts'

interface SitePictureFieldProps
  extends Omit<ComponentProps<typeof PictureField>, 'svg' | 'value' | 'error' | 'onChange' | 'onError'> {
  /** Its anchor, such as `look.logo`. */
  field: string
  kind: SitePictureKind
  /** The path of the stored picture; null for none. */
  path: string | null
  /** Called with the path of another one once it is stored, or with none. */
  onChange: (path: string | null) => void
}

/** One picture of the site, which is stored as soon as it is chosen. */
export function SitePictureField({ field, kind, path, onChange, ...picture }: SitePictureFieldProps) {
  const uploads = useUploads(kind, onChange)
  const [error, setError] = useState<string>()
  return (
    <div className="list" data-field={field}>
      <PictureField
        {...picture}
        svg={isSvgAllowed(kind)}
        value={path}
        error={error}
        onChange={(chosen) => {
          setError(undefined)
          if (chosen instanceof File) uploads.send([chosen], 1)
          else onChange(chosen)
        }}
        onError={setError}
      />
      <UploadStates {...uploads} />
    </div>
  )
}
