const test = '\\.test\\.tsx?$|/testing/|^apps/server/tests/'

/** Imports point one way: web -> contract -> domain, server -> contract -> domain. */
export default {
  forbidden: [
    {
      name: 'domain-stands-alone',
      comment: 'The business is plain functions: it knows no other part of the product and no platform.',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: test },
      to: { pathNot: '^packages/domain/src|^node_modules/zod' },
    },
    {
      name: 'contract-knows-the-domain-alone',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: test },
      to: {
        pathNot: '^packages/(contract|domain)/src|^packages/contract/messages/|^node_modules/(zod|use-intl)/',
      },
    },
    {
      name: 'calls-are-made-of-what-knows-none',
      comment:
        'What stands beside the folders of the contract, all of them use: it needs none but names of refusals.',
      severity: 'error',
      from: { path: '^packages/contract/src/[^/]+\\.ts$', pathNot: test },
      to: {
        path: '^packages/contract/src/[^/]+/',
        pathNot: '^packages/contract/src/refusals/refusals\\.ts$',
      },
    },
    {
      name: 'server-does-not-know-the-web-app',
      comment: 'The server knows it as one built request handler.',
      severity: 'error',
      from: { path: '^apps/server/src' },
      to: { path: '^apps/web|^node_modules/(react|react-dom|react-router|@mantine)/' },
    },
    {
      name: 'web-does-not-know-the-server',
      comment: 'The web app knows it as calls and as PublicSite.',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/server|^node_modules/(fastify|drizzle-orm|pg|sharp)/' },
    },
    {
      name: 'visitors-do-not-pay-for-owners',
      severity: 'error',
      from: { path: '^apps/web/app/visitor' },
      to: { path: '^apps/web/app/owner|^node_modules/@(mantine|tanstack)/' },
    },
    {
      name: 'features-meet-in-what-they-export',
      comment: "A feature's routes and store are its own.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: test },
      to: {
        path: '^apps/server/src/features/[^/]+/(routes|[^/]+-store)\\.ts$',
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'platform-does-not-know-the-business',
      comment: 'What carries the business takes what it needs of it as an argument.',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: test },
      to: { path: '^apps/server/src/(features/|cli/|app\\.ts|main\\.ts)' },
    },
    {
      name: 'features-know-no-composition',
      severity: 'error',
      from: { path: '^apps/server/src/features/', pathNot: test },
      to: { path: '^apps/server/src/(cli/|app\\.ts|main\\.ts|config\\.ts)' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|^\\./\\+types/|^\\.\\./.*\\+types/' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/build/|/\\.react-router/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
