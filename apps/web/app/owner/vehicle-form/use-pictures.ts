import { MAX_IMAGES } from '@nelly/domain/limits'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { type PictureFault, pictureFault } from '../forms/picture-fault.ts'
import { useWords } from '../words/use-words.ts'
import { chosenPictures, type FormPicture, moved } from './pictures.ts'

/** Errors of files whose type and size were accepted. */
const FAULT_WORDS = [
  ['image-not-an-image', 'unreadable'],
  ['image-too-many-pixels', 'tooLarge'],
] as const

/** The pictures of a vehicle's form, and their errors. */
export function usePictures(initial: readonly FormPicture[]) {
  const say = useWords('vehicleForm')
  const format = useFormatter()
  const [all, setAll] = useState(initial)
  const [error, setError] = useState<string>()
  const named = (files: readonly File[]) => format.list(files.map(({ name }) => `«${name}»`))

  /** Adds the accepted files, checks each, and reports what was rejected and why. */
  const add = async (files: readonly File[], refused: readonly File[]) => {
    const taken = chosenPictures(files.slice(0, MAX_IMAGES - all.length))
    setAll([...all, ...taken])
    const errors = [
      ...(files.length > taken.length ? [say('tooMany')] : []),
      ...(refused.length > 0 ? [say('rejected', { names: named(refused) })] : []),
    ]
    setError(errors.join(' ') || undefined)
    const looked = await Promise.all(
      taken.map(async (picture) => ({ picture, fault: await pictureFault(picture.file) })),
    )
    const at = (fault: PictureFault) =>
      looked.filter((one) => one.fault === fault).map(({ picture }) => picture.file)
    for (const [fault, words] of FAULT_WORDS) {
      if (at(fault).length > 0) errors.push(say(words, { names: named(at(fault)) }))
    }
    setError(errors.join(' ') || undefined)
    const keys = (which: typeof looked) => new Set(which.map(({ picture }) => picture.key))
    const sound = keys(looked.filter(({ fault }) => !fault))
    const unsound = keys(looked.filter(({ fault }) => fault))
    setAll((now) =>
      now
        .filter(({ key }) => !unsound.has(key))
        .map((picture) => (sound.has(picture.key) ? { ...picture, checked: true } : picture)),
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
