import { inlineScript } from '../inline-script.ts'

/**
 * Marks a link to a page that is likely to be next. Never one to a page that contains a key or personal data (the
 * checkout, the thanks): those are only rendered when they are opened.
 */
export const NEXT = { 'data-next': '' } as const

const RULES = inlineScript(
  JSON.stringify({
    prefetch: [{ where: { selector_matches: '[data-next]' }, eagerness: 'moderate' }],
  }),
)

/**
 * Lets browsers that support it prefetch a marked page while the pointer is over its link. Its scripts don't run until
 * it is opened.
 */
export const NextPages = () => <script type="speculationrules">{RULES}</script>
