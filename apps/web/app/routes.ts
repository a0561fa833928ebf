import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  layout('owner/layout.tsx', [
    index('owner/login/route.tsx'),
    layout('owner/shell/route.tsx', [
      route('app/desk', 'owner/desk/route.tsx'),
      route('landings', 'owner/landings/route.tsx'),
      route('reservation', 'owner/reservations/route.tsx'),
      route('app/reservations/:reservationId', 'owner/reservations/route.tsx', { id: 'opened-reservation' }),
      route('reservation/calendar', 'owner/fleet/route.tsx'),
      route('reservation/day-sheet', 'owner/day-sheet/route.tsx'),
      route('feature-view', 'owner/special-features/route.tsx'),
      route('location-reservaction', 'owner/locations/route.tsx'),
      route('help', 'owner/help/route.tsx'),
      route('history', 'owner/deleted-landings/route.tsx'),
      route('user-config', 'owner/settings/route.tsx'),
      route('view-landing/:landingId', 'owner/landing-detail/route.tsx'),
      route('review-landing/:landingId', 'owner/landing-detail/route.tsx', { id: 'review-landing' }),
      route('app/units', 'owner/units/route.tsx'),
      route('app/customers', 'owner/customers/route.tsx'),
      route('app/customers/:customerId', 'owner/customers/customer/route.tsx'),
      route('app/landings/:landingId/rates/:page?', 'owner/rates/route.tsx'),
      route('app/landings/:landingId/site/:page?', 'owner/site/route.tsx'),
      route('review-component/:name', 'owner/review/route.tsx'),
      route('layout-designer', 'owner/designer/route.tsx', [
        index('owner/designer/look/route.tsx'),
        route('add-vehicles', 'owner/designer/vehicles/route.tsx'),
        route('add-vehicles/add-form', 'owner/designer/add-vehicle/route.tsx'),
        route('add-vehicles/update-form/:vehicleId', 'owner/designer/edit-vehicle/route.tsx'),
        route('review', 'owner/designer/review/route.tsx'),
      ]),
      route('published', 'owner/published/route.tsx'),
      route('publishedTap', 'owner/published/route.tsx', { id: 'published-tap' }),
    ]),
  ]),
  route('landing-preview', 'owner/preview/frame/route.tsx'),
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
    // Beside the landing's own pages, as it also works after the landing is unpublished.
    route(':name/my-reservation', 'visitor/my-reservation/route.tsx'),
    route(':name/my-reservation/calendar', 'visitor/my-reservation/calendar.ts'),
  ]),
] satisfies RouteConfig
