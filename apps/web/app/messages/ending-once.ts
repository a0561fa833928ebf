import { endedOnce } from '@nelly/contract/moment-words'

/** Messages by key, with what else a translator does. */
// biome-ignore lint/suspicious/noExplicitAny: each translator has types of its own for its keys and values.
type Translator = ((...message: any[]) => string) & object

/** A translator whose sentences end with one full stop, whatever name or time they end with. */
export const endingOnce = <Say extends Translator>(t: Say): Say =>
  Object.assign((...message: Parameters<Say>) => endedOnce(t(...message)), t)
