import files from './.dependency-cruiser.mjs'

const floors =
  '^(apps/server/src/(features|platform)|apps/web/app/(owner|visitor)|packages/(domain|contract)/src)/[^/]+$'

/**
 * What folders do to each other, without their tests: those of features start the whole app. A folder that needs what
 * stands on it takes it from one below both, as `inventory` in the server and `landing` in the web app, or belongs to
 * the one above.
 */
export default {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: floors },
      to: { path: floors, circular: true },
    },
  ],
  options: { ...files.options, exclude: { path: '/build/|\\.test\\.tsx?$|/testing/|^apps/server/tests/' } },
}
