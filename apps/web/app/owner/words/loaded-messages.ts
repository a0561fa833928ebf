import { inLanguages, type Language } from '@nelly/domain/languages'
import { useSyncExternalStore } from 'react'
import { type Area, areaMessages, type OwnerMessages, type SharedMessages } from './catalogues.ts'
import { storedLanguage } from './language.ts'

type Loaded = Partial<OwnerMessages>

const loaded = inLanguages((): Loaded => ({}))
/** The areas that were loaded in either language. */
const opened = new Set<Area>()
/** The language of the layout that is shown. */
let shown: Language | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Adds to what is loaded. The object stays the same where nothing is new, so that screens are not rendered again. */
function add(language: Language, messages: Loaded): void {
  if (Object.keys(messages).every((part) => part in loaded[language])) return
  loaded[language] = { ...loaded[language], ...messages }
  for (const listener of listeners) listener()
}

/**
 * Loads what every screen needs: its messages in a language, and in another one also those of areas that were loaded
 * before, as what was opened later than its screen does not load them again.
 */
export async function loadSharedMessages(language: Language) {
  shown = language
  const [messages] = await Promise.all([areaMessages('shared', language), loadAreas([...opened], language)])
  add(language, messages)
  return messages as SharedMessages
}

async function loadAreas(areas: readonly Area[], language: Language): Promise<void> {
  for (const area of areas) opened.add(area)
  const messages = await Promise.all(areas.map((area) => areaMessages(area, language)))
  for (const ofArea of messages) add(language, ofArea)
}

/**
 * The client loader of a screen that uses messages of areas: `export const clientLoader = screenWords('rates')` in its
 * route module. The screen is shown when they are loaded: in the language of the layout, and in that of the device where
 * another tab changed it, as the layout may be about to follow. A part that many screens open later waits for its own.
 */
export const screenWords =
  (...areas: Area[]) =>
  async (): Promise<null> => {
    const stored = storedLanguage()
    for (const language of new Set([shown ?? stored, stored])) await loadAreas(areas, language)
    return null
  }

/** The messages of a language that have been loaded; those of a screen are, before it is shown. */
export const useLoadedMessages = (language: Language): Loaded =>
  useSyncExternalStore(subscribe, () => loaded[language])
