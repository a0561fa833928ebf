import { logoPicture } from '@nelly/server/cli/demo/pictures/logo-picture'
import { vehiclePicture } from '@nelly/server/cli/demo/pictures/vehicle-picture'
import sharp from 'sharp'

const drawings = {
  logo: () => logoPicture({ name: 'Ruta Sur', mark: 'road', primary: '#0b6e75', secondary: '#f59e0b' }),
  vehicle: () => vehiclePicture({ body: 'sedan', paint: '#24486e', scene: 'beach', view: 'side', seed: 7 }),
  interior: () =>
    vehiclePicture({ body: 'sedan', paint: '#24486e', scene: 'beach', view: 'interior', seed: 7 }),
}

/** A real photograph's stand-in, drawn and then encoded as a JPEG of 900 pixels. */
export async function pictureFile(which: keyof typeof drawings): Promise<Buffer> {
  return sharp(Buffer.from(drawings[which]())).resize(900).flatten({ background: '#fff' }).jpeg().toBuffer()
}

/** The same as a form's file. */
export const picture = async (which: keyof typeof drawings): Promise<Blob> =>
  new Blob([new Uint8Array(await pictureFile(which))], { type: 'image/jpeg' })
