// Pans and zooms a picture with wheel, pointers and keys. It starts centred and fully visible.

/** What a button or a key zooms by. */
export const ZOOM_STEP = 1.4
const MAX_ZOOM = 8
const DOUBLE_CLICK_ZOOM = 2.5
/** What an arrow key moves the picture by. */
const MOVE_STEP_PX = 60
/** How much of the stage the whole picture fills at most. */
const FILLED_WIDTH = 0.94
const FILLED_HEIGHT = 0.86

interface Point {
  x: number
  y: number
}

/** What the stage shows of its picture. */
interface View {
  readonly zoom: number
  /** Moves the picture, in pixels. */
  move(by: Point): void
  /** Zooms by a factor around a point relative to the stage's centre. */
  zoomAt(by: number, point?: Point): void
}

/** Returns a function that zooms by a factor around the centre. Its listeners go with the elements. */
export function startZoomStage(stage: HTMLElement, image: HTMLImageElement): (by: number) => void {
  const view = createView(stage, image)
  /** A point on the screen relative to the stage's centre. */
  const fromMiddle = ({ x, y }: Point): Point => ({
    x: x - stage.clientWidth / 2,
    y: y - stage.clientHeight / 2,
  })
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      view.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002)), fromMiddle(event))
    },
    { passive: false },
  )
  stage.addEventListener('dblclick', (event) => {
    view.zoomAt(view.zoom > 1 ? 1 / view.zoom : DOUBLE_CLICK_ZOOM, fromMiddle(event))
  })
  followPointers(stage, view, fromMiddle)
  stage.parentElement!.addEventListener('keydown', ({ key }) => pressed(key, view))
  return (by) => view.zoomAt(by)
}

function createView(stage: HTMLElement, image: HTMLImageElement): View {
  let [zoom, left, top] = [1, 0, 0]

  const show = (): void => {
    const { naturalWidth, naturalHeight } = image
    // The size is unknown until the image has loaded.
    if (naturalWidth === 0) return
    const fit = Math.min(
      (stage.clientWidth * FILLED_WIDTH) / naturalWidth,
      (stage.clientHeight * FILLED_HEIGHT) / naturalHeight,
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
  image.addEventListener('load', show)
  new ResizeObserver(show).observe(stage)
  return {
    get zoom() {
      return zoom
    },
    move({ x, y }) {
      left += x
      top += y
      show()
    },
    zoomAt(by, { x, y } = { x: 0, y: 0 }) {
      const next = Math.max(1, Math.min(MAX_ZOOM, zoom * by))
      left = x - ((x - left) * next) / zoom
      top = y - ((y - top) * next) / zoom
      zoom = next
      show()
    },
  }
}

/** One pointer moves the picture, two also zoom it. */
function followPointers(stage: HTMLElement, view: View, fromMiddle: (point: Point) => Point): void {
  const pointers = new Map<number, Point>()
  stage.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    stage.setPointerCapture(pointerId)
    pointers.set(pointerId, { x, y })
  })
  stage.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    const before = pointers.get(pointerId)
    if (!before) return
    const other = [...pointers].find(([id]) => id !== pointerId)?.[1]
    pointers.set(pointerId, { x, y })
    if (!other) return view.move({ x: x - before.x, y: y - before.y })
    const between = { x: (x + other.x) / 2, y: (y + other.y) / 2 }
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    view.move({ x: (x - before.x) / 2, y: (y - before.y) / 2 })
    view.zoomAt(Math.hypot(x - other.x, y - other.y) / (apart || 1), fromMiddle(between))
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    stage.addEventListener(end, ({ pointerId }) => pointers.delete(pointerId))
  }
}

function pressed(key: string, view: View): void {
  if (key === '+' || key === '=') view.zoomAt(ZOOM_STEP)
  else if (key === '-') view.zoomAt(1 / ZOOM_STEP)
  else if (key === '0') view.zoomAt(1 / view.zoom)
  else if (key === 'ArrowLeft' || key === 'ArrowRight')
    view.move({ x: key === 'ArrowLeft' ? MOVE_STEP_PX : -MOVE_STEP_PX, y: 0 })
  else if (key === 'ArrowUp' || key === 'ArrowDown')
    view.move({ x: 0, y: key === 'ArrowUp' ? MOVE_STEP_PX : -MOVE_STEP_PX })
}
