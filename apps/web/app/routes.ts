import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('owner/layout.tsx', [index('owner/login/route.tsx')]),
  route(':name', 'visitor/landing.tsx', [index('visitor/home/route.tsx')]),
] satisfies RouteConfig
