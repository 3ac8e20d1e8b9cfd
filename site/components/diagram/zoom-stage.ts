// Pans and zooms a picture with wheel, pointers and keys. It starts centred and fully visible.

const MOST = 8
const STEP = 60

/** Returns a function that zooms by a factor around the centre. Its listeners go with the elements. */
export function startZoomStage(stage: HTMLElement, image: HTMLImageElement): (by: number) => void {
  const pointers = new Map<number, { x: number; y: number }>()
  let [zoom, left, top] = [1, 0, 0]

  const show = (): void => {
    const { naturalWidth, naturalHeight } = image
    // The size is unknown until the image has loaded.
    if (naturalWidth === 0) return
    const fit = Math.min(
      (stage.clientWidth * 0.94) / naturalWidth,
      (stage.clientHeight * 0.86) / naturalHeight,
    )
    const width = naturalWidth * fit * zoom
    const height = naturalHeight * fit * zoom
    // The picture's edge never crosses the stage's centre.
    left = Math.max(-width / 2, Math.min(left, width / 2))
    top = Math.max(-height / 2, Math.min(top, height / 2))
    image.style.width = `${width}px`
    image.style.height = `${height}px`
    image.style.translate = `${left - width / 2}px ${top - height / 2}px`
  }
  const zoomAt = (by: number, x = 0, y = 0): void => {
    const next = Math.max(1, Math.min(MOST, zoom * by))
    left = x - ((x - left) * next) / zoom
    top = y - ((y - top) * next) / zoom
    zoom = next
    show()
  }
  /** A point on the screen relative to the stage's centre. */
  const fromMiddle = ({ x, y }: { x: number; y: number }): [number, number] => [
    x - stage.clientWidth / 2,
    y - stage.clientHeight / 2,
  ]

  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), ...fromMiddle(event))
    },
    { passive: false },
  )
  stage.addEventListener('dblclick', (event) => zoomAt(zoom > 1 ? 1 / zoom : 2.5, ...fromMiddle(event)))
  stage.addEventListener('pointerdown', (event) => {
    stage.setPointerCapture(event.pointerId)
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  })
  stage.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (!other) {
      left += now.x - before.x
      top += now.y - before.y
      show()
      return
    }
    const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    left += (now.x - before.x) / 2
    top += (now.y - before.y) / 2
    zoomAt(Math.hypot(now.x - other.x, now.y - other.y) / (apart || 1), ...fromMiddle(between))
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId))
  }
  stage.parentElement!.addEventListener('keydown', ({ key }) => {
    if (key === '+' || key === '=') zoomAt(1.4)
    else if (key === '-') zoomAt(1 / 1.4)
    else if (key === '0') zoomAt(1 / zoom)
    else if (key.startsWith('Arrow')) {
      if (key === 'ArrowLeft' || key === 'ArrowRight') left += key === 'ArrowLeft' ? STEP : -STEP
      else top += key === 'ArrowUp' ? STEP : -STEP
      show()
    }
  })
  image.addEventListener('load', show)
  new ResizeObserver(show).observe(stage)
  return (by) => zoomAt(by)
}
