import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('owner/layout.tsx', [
    index('owner/login/route.tsx'),
    layout('owner/shell/route.tsx', [
      route('landings', 'owner/landings/route.tsx'),
      route('layout-designer', 'owner/designer/route.tsx', [index('owner/designer/look/route.tsx')]),
    ]),
  ]),
  layout('visitor/visitor.tsx', [
    route(':name', 'visitor/landing.tsx', [
      index('visitor/home/route.tsx'),
      route('home', 'visitor/home/moved.ts'),
      route('vehicle', 'visitor/vehicles/route.tsx'),
      route('vehicles/:vehicleId', 'visitor/vehicle/route.tsx'),
      route('additions', 'visitor/extras/route.tsx'),
      route('review', 'visitor/checkout/route.tsx'),
      route('thanks-you', 'visitor/thanks/route.tsx'),
      route('FAQ', 'visitor/faq/route.tsx'),
      route('*', 'visitor/not-found/route.tsx'),
    ]),
  ]),
] satisfies RouteConfig
