import type { Hex } from './color.ts'
import { vehicleFromFront } from './ends/front.ts'
import { type EndPlan, endPlans } from './ends/plan.ts'
import { vehicleFromBehind } from './ends/rear.ts'
import { cabin } from './interior/cabin.ts'
import { cabinPlans } from './interior/plan.ts'
import { type Random, randomFrom } from './random.ts'
import { beach } from './scenes/beach.ts'
import { city } from './scenes/city.ts'
import { countryside } from './scenes/countryside.ts'
import { groundAcross, groundAhead } from './scenes/ground.ts'
import { mountain } from './scenes/mountain.ts'
import { night } from './scenes/night.ts'
import { HEIGHT, HORIZON, type Scene, WIDTH } from './scenes/scene.ts'
import { studio } from './scenes/studio.ts'
import { compact } from './side/bodies/compact.ts'
import { convertible } from './side/bodies/convertible.ts'
import { coupe } from './side/bodies/coupe.ts'
import { crossover } from './side/bodies/crossover.ts'
import { hatchback } from './side/bodies/hatchback.ts'
import { pickup } from './side/bodies/pickup.ts'
import { sedan } from './side/bodies/sedan.ts'
import { suv } from './side/bodies/suv.ts'
import { van } from './side/bodies/van.ts'
import type { SidePlan } from './side/plan.ts'
import { vehicleFromSide } from './side/vehicle.ts'
import { at, blur, clip, element, group } from './svg.ts'

const sidePlans = { sedan, suv, pickup, van, coupe, convertible, hatchback, compact, crossover }
const scenes = { beach, city, mountain, countryside, studio, night }

/** The kinds of body that can be drawn. */
export type PictureBody = keyof typeof sidePlans
/** The places a vehicle can stand in. */
export type PictureScene = keyof typeof scenes
/** Where the viewer stands. */
export type PictureView = 'side' | 'front' | 'rear' | 'interior'

/** What to draw; the same spec always gives the same picture. */
export type VehiclePictureSpec = {
  body: PictureBody
  paint: Hex
  scene: PictureScene
  view: PictureView
  seed: number
}

/** A drawn picture of a vehicle in a place: SVG text, 1800 x 1200. */
export function vehiclePicture({ body, paint, scene: name, view, seed }: VehiclePictureSpec): string {
  const scene = scenes[name]
  const random = randomFrom(seed)
  const layers = {
    side: () => across(scene, random) + sideOn(sidePlans[body], paint, scene, random() * 72),
    front: () =>
      ahead(scene, random) + headOn(endPlans[body], vehicleFromFront(endPlans[body], paint, scene.light)),
    rear: () =>
      ahead(scene, random) + headOn(endPlans[body], vehicleFromBehind(endPlans[body], paint, scene.light)),
    interior: () => outside(scene, random) + cabin(cabinPlans[body], paint, scene.light, random() * 16 - 8),
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${layers[view]()}</svg>`
}

const across = (scene: Scene, random: Random) =>
  scene.beyond(random) + groundAcross(scene.ground, random) + scene.verge(random)

/** The place a little nearer and out of focus, its road leading away from the viewer. */
const ahead = (scene: Scene, random: Random) =>
  outOfFocus(
    2.6,
    group(
      { transform: `translate(${at(-0.14 * 900, -0.14 * HORIZON)}) scale(1.14)` },
      placeAhead(scene, random),
    ),
  )

/** The place as the driver sees it: its horizon above the dashboard, its edges mirrored to fill the side windows. */
const outside = (scene: Scene, random: Random) =>
  outOfFocus(
    1.6,
    group(
      { transform: `translate(${at(0.1 * WIDTH, 430 - 0.8 * HORIZON)}) scale(0.8)` },
      `<defs>${clip('frame', `M0 -400H${WIDTH}V${HEIGHT}H0Z`)}</defs>`,
      group({ id: 'place', 'clip-path': 'url(#frame)' }, placeAhead(scene, random)),
      element('use', { href: '#place', transform: 'scale(-1 1)' }),
      element('use', { href: '#place', transform: `translate(${2 * WIDTH} 0) scale(-1 1)` }),
    ),
  )

const placeAhead = (scene: Scene, random: Random) =>
  scene.beyond(random) + groundAhead(scene.ground, random) + scene.verge(random)

/** A blurred drawing over the sharp one, so that no transparency creeps in at the picture's edges. */
const outOfFocus = (deviation: number, drawing: string) =>
  `<defs>${blur('distance', deviation)}</defs>` +
  group({ id: 'distant' }, drawing) +
  element('use', { href: '#distant', filter: 'url(#distance)' })

function sideOn(plan: SidePlan, paint: Hex, scene: Scene, turn: number): string {
  const width = 1210 + (plan.length - 364) * 1.2
  const scale = width / plan.length
  return group(
    { transform: `translate(${at((WIDTH - width) / 2, 1010)}) scale(${scale} ${-scale})` },
    vehicleFromSide(plan, paint, scene.light, turn),
  )
}

function headOn(plan: EndPlan, drawing: string): string {
  const scale = Math.min(1240 / (plan.half * 2 + 30), 900 / plan.roof)
  return group({ transform: `translate(${at(WIDTH / 2, 1092)}) scale(${scale} ${-scale})` }, drawing)
}
