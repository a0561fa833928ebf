import { useEffect, useState } from 'react'

/** Width and height in pixels. */
export interface PixelSize {
  width: number
  height: number
}

/** The size of the picture at an address, once it is known. */
export function usePictureSize(address: string | undefined): PixelSize | undefined {
  const [size, setSize] = useState<PixelSize>()
  useEffect(() => {
    setSize(undefined)
    if (!address) return
    const picture = new Image()
    picture.onload = () => setSize({ width: picture.naturalWidth, height: picture.naturalHeight })
    picture.src = address
    return () => {
      picture.onload = null
    }
  }, [address])
  return size
}
