import { type DragEvent, useRef, useState } from 'react'

/** Takes files that are dropped on an element: an extra for a mouse; the field in it does the same. */
export function useFileDrop(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  /** Elements below the pointer: leaving an inner one is not leaving. */
  const depth = useRef(0)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const enter = (by: 1 | -1) => (event: DragEvent) => {
    if (!hasFiles(event)) return
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  return {
    isOver,
    onDragEnter: enter(1),
    onDragLeave: enter(-1),
    onDragOver: (event: DragEvent) => void (hasFiles(event) && event.preventDefault()),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      depth.current = 0
      setOver(false)
      take([...event.dataTransfer.files])
    },
  }
}
