import { inlineScript } from '../inline-script.ts'

/**
 * Marks a link to a page that is likely to be next. Never one to a page that carries a key or shows a person (the checkout, the
 * thanks): those are drawn when they are opened and not before.
 */
export const NEXT = { 'data-next': '' } as const

const RULES = inlineScript(
  JSON.stringify({
    prefetch: [{ where: { selector_matches: '[data-next]' }, eagerness: 'moderate' }],
  }),
)

/** Lets browsers that know how fetch a marked page while the pointer rests on its link. Nothing in it runs until it is opened. */
export const NextPages = () => <script type="speculationrules">{RULES}</script>
