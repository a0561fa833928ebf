import { refusalWords } from '@nelly/contract/refusals/refusal-words'
import { MAX_IMAGES } from '@nelly/domain/limits'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { checkedPicture, isHeic, type PictureFault } from '../forms/checked-picture.ts'
import { storedLanguage } from '../words/language.ts'
import { useWords } from '../words/use-words.ts'
import { chosenPictures, type FormPicture, moved } from './pictures.ts'

/** Errors of files whose type and size were accepted. */
const FAULT_WORDS = [
  ['image-not-an-image', 'unreadable'],
  ['image-too-many-pixels', 'tooLarge'],
  ['image-too-large', 'tooHeavy'],
] as const

/** The pictures of a vehicle's form, and their errors. */
export function usePictures(initial: readonly FormPicture[]) {
  const t = useWords('vehicleForm')
  const format = useFormatter()
  const [all, setAll] = useState(initial)
  const [error, setError] = useState<string>()
  const named = (files: readonly File[]) => format.list(files.map(({ name }) => `«${name}»`))

  /** Adds the accepted files, checks each, and reports what was rejected and why. */
  const add = async (files: readonly File[], refused: readonly File[]) => {
    const taken = chosenPictures(files.slice(0, MAX_IMAGES - all.length))
    setAll([...all, ...taken])
    const others = refused.filter((file) => !isHeic(file))
    const errors = [
      ...(files.length > taken.length ? [t('tooMany')] : []),
      ...(refused.some(isHeic) ? [refusalWords('image-heic', storedLanguage())] : []),
      ...(others.length > 0 ? [t('rejected', { names: named(others) })] : []),
    ]
    setError(errors.join(' ') || undefined)
    const looked = await Promise.all(
      taken.map(async (picture) => ({ picture, ...(await checkedPicture(picture.file)) })),
    )
    const at = (fault: PictureFault) =>
      looked.filter((one) => one.fault === fault).map(({ picture }) => picture.file)
    for (const [fault, words] of FAULT_WORDS) {
      if (at(fault).length > 0) errors.push(t(words, { names: named(at(fault)) }))
    }
    if (at('image-heic').length > 0) errors.push(refusalWords('image-heic', storedLanguage()))
    setError(errors.join(' ') || undefined)
    const results = new Map(looked.map(({ picture, ...result }) => [picture.key, result]))
    setAll((now) =>
      now
        .filter(({ key }) => !results.get(key)?.fault)
        .map((picture) => {
          const file = results.get(picture.key)?.file
          return file ? { ...picture, file, checked: true } : picture
        }),
    )
  }

  return {
    all,
    error,
    add,
    setError,
    replace: setAll,
    move: (from: number, to: number) => setAll(moved(all, from, to)),
    remove: (key: string) => {
      setAll(all.filter((picture) => picture.key !== key))
      setError(undefined)
    },
  }
}

export type PicturesState = ReturnType<typeof usePictures>
