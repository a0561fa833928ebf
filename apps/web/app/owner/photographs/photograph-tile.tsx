import type { Photograph } from '@nelly/contract/reservations/photographs'
import { IconPhoto, IconPhotoOff } from '@tabler/icons-react'
import { useWords } from '../words/use-words.ts'
import css from './photographs.module.css'
import { usePhotographFile } from './use-photographs.ts'

interface PhotographTileProps {
  photograph: Photograph
  name: string
  onOpen: () => void
}

/** A photograph in small, which opens the large one. */
export function PhotographTile({ photograph, name, onOpen }: PhotographTileProps) {
  const t = useWords('photographs')
  const { query, address } = usePhotographFile(photograph, 'small')
  const Sign = query.isError ? IconPhotoOff : IconPhoto
  return (
    <button type="button" className={css.tile} aria-label={t('open', { name })} onClick={onOpen}>
      {address ? (
        <img src={address} alt="" className={css.small} />
      ) : (
        <Sign size={26} stroke={1.5} aria-hidden="true" />
      )}
    </button>
  )
}
