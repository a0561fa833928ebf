import { lazyPart } from '../ui/lazy-part.tsx'
import { screenWords } from '../words/loaded-messages.ts'

const loadWords = screenWords('security')

/** The second step of signing in, loaded for those who have one. */
export const SecondStep = lazyPart(async () => {
  const [form] = await Promise.all([import('./second-step-form.tsx'), loadWords()])
  return { default: form.SecondStepForm }
})
