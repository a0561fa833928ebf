import { type LogoGround, logoGround } from '@nelly/domain/landings/logo-ground'
import { useEffect, useState } from 'react'

/** Size in pixels, and what the logo is visible on. */
interface LogoLook {
  width: number
  height: number
  ground: LogoGround
}

/** What a page needs to know of the logo at an address, once it is loaded. */
export function useLogoLook(address: string | undefined): LogoLook | undefined {
  const [look, setLook] = useState<LogoLook>()
  useEffect(() => {
    setLook(undefined)
    if (!address) return
    const logo = new Image()
    logo.onload = () =>
      setLook({ width: logo.naturalWidth, height: logo.naturalHeight, ground: groundOf(logo) })
    logo.src = address
    return () => {
      logo.onload = null
    }
  }, [address])
  return look
}

/** Enough pixels of a logo to see on what it is visible. */
const SIDE = 64

function groundOf(logo: HTMLImageElement): LogoGround {
  const scale = Math.min(1, SIDE / Math.max(logo.naturalWidth, logo.naturalHeight, 1))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(logo.naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(logo.naturalHeight * scale))
  const context = canvas.getContext('2d')
  if (!context) return '#ffffff'
  context.drawImage(logo, 0, 0, canvas.width, canvas.height)
  return logoGround(context.getImageData(0, 0, canvas.width, canvas.height).data)
}
