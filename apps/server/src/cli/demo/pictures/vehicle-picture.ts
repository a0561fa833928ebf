import type { Hex } from './color.ts'
import { randomFrom } from './random.ts'
import { beach } from './scenes/beach.ts'
import { city } from './scenes/city.ts'
import { countryside } from './scenes/countryside.ts'
import { groundAcross } from './scenes/ground.ts'
import { mountain } from './scenes/mountain.ts'
import { night } from './scenes/night.ts'
import { HEIGHT, type Scene, WIDTH } from './scenes/scene.ts'
import { studio } from './scenes/studio.ts'
import { convertible, coupe, sedan } from './side/low-bodies.ts'
import type { SidePlan } from './side/plan.ts'
import { compact, crossover, hatchback } from './side/small-bodies.ts'
import { pickup, suv, van } from './side/tall-bodies.ts'
import { vehicleFromSide } from './side/vehicle.ts'
import { at, group } from './svg.ts'

const plans = { sedan, suv, pickup, van, coupe, convertible, hatchback, compact, crossover }
const scenes = { beach, city, mountain, countryside, studio, night }

export type Body = keyof typeof plans
export type SceneName = keyof typeof scenes

export type VehiclePictureSpec = { body: Body; paint: Hex; scene: SceneName; view: 'side'; seed: number }

export function vehiclePicture({ body, paint, scene: name, seed }: VehiclePictureSpec): string {
  const scene = scenes[name]
  const random = randomFrom(seed)
  return picture(scene.beyond(random), groundAcross(scene.ground, random), scene.verge(random), sideOn(plans[body], paint, scene, random() * 72))
}

const picture = (...layers: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${layers.join('')}</svg>`

function sideOn(plan: SidePlan, paint: Hex, scene: Scene, turn: number): string {
  const width = 1210 + (plan.length - 364) * 1.2
  const scale = width / plan.length
  return group(
    { transform: `translate(${at((WIDTH - width) / 2, 1010)}) scale(${scale} ${-scale})` },
    vehicleFromSide(plan, paint, scene.light, turn),
  )
}
