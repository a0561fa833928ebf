import files from './.dependency-cruiser.mjs'

const feature = '^apps/server/src/features/[^/]+$'

/**
 * What features do to each other, without their tests: these start the whole app. A feature that needs what stands on
 * it takes it from `inventory`, `history` or `customer-contacts` below them, or belongs to the one above.
 */
export default {
  forbidden: [
    {
      name: 'no-circles-of-features',
      severity: 'error',
      scope: 'folder',
      from: { path: feature },
      to: { path: feature, circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: '/build/|\\.test\\.ts$|/testing/|^apps/server/tests/' } },
}
