import { FileButton } from '@mantine/core'
import { type ReactNode, useRef } from 'react'

interface ChooseFilesProps {
  accept: string
  multiple?: boolean
  /** Where the device has a camera, a photograph is taken. */
  capture?: 'environment'
  /** Called with at least one. */
  onChosen: (files: readonly [File, ...File[]]) => void
  /** The button. */
  children: (props: { onClick: () => void }) => ReactNode
}

/** Lets files be chosen; the same one can be chosen again, as it may have been corrected. */
export function ChooseFiles({ multiple = false, onChosen, ...props }: ChooseFilesProps) {
  const forget = useRef<() => void>(null)
  return (
    <FileButton<boolean>
      {...props}
      multiple={multiple}
      resetRef={forget}
      onChange={(chosen) => {
        forget.current?.()
        const [first, ...others] = [chosen].flat()
        if (first) onChosen([first, ...others.filter((file) => file !== null)])
      }}
    />
  )
}
