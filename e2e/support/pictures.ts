import { logoPicture } from '@nelly/server/cli/demo/pictures/logo-picture'
import { vehiclePicture } from '@nelly/server/cli/demo/pictures/vehicle-picture'
import sharp from 'sharp'

const drawings = {
  logo: () => logoPicture({ name: 'Ruta Sur', mark: 'road', primary: '#0b6e75', secondary: '#f59e0b' }),
  vehicle: () => vehiclePicture({ body: 'sedan', paint: '#24486e', scene: 'beach', view: 'side', seed: 7 }),
  interior: () =>
    vehiclePicture({ body: 'sedan', paint: '#24486e', scene: 'beach', view: 'interior', seed: 7 }),
}

const drawn = new Map<string, Promise<Buffer>>()

/** A real photograph's stand-in, drawn and then encoded as a JPEG of so many pixels' width. */
export function pictureFile(which: keyof typeof drawings, width = 900): Promise<Buffer> {
  const kept = drawn.get(`${which} ${width}`) ?? draw(which, width)
  drawn.set(`${which} ${width}`, kept)
  return kept
}

const draw = (which: keyof typeof drawings, width: number): Promise<Buffer> =>
  sharp(Buffer.from(drawings[which]())).resize(width).flatten({ background: '#fff' }).jpeg().toBuffer()

/** The same as a form's file. */
export const picture = async (which: keyof typeof drawings, width?: number): Promise<Blob> =>
  new Blob([new Uint8Array(await pictureFile(which, width))], { type: 'image/jpeg' })
