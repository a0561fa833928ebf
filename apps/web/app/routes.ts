import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('owner/layout.tsx', [
    index('owner/login/route.tsx'),
    layout('owner/shell/route.tsx', [
      route('landings', 'owner/landings/route.tsx'),
      route('layout-designer', 'owner/designer/route.tsx', [index('owner/designer/look/route.tsx')]),
    ]),
  ]),
  route(':name', 'visitor/landing.tsx', [index('visitor/home/route.tsx')]),
] satisfies RouteConfig
