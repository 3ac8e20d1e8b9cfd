// The two sizes of a drawing: the column of a desktop and the column of a phone.

export interface DrawingForm {
  name: 'wide' | 'narrow'
  /** The width available in the column before the drawing is scaled down. */
  room: number
  text: number
  label: number
  nodeWrap: number
  labelWrap: number
  nodeGap: number
  rankGap: number
}

export const WIDE: DrawingForm = {
  name: 'wide',
  room: 700,
  text: 15,
  label: 14,
  nodeWrap: 138,
  labelWrap: 150,
  nodeGap: 30,
  rankGap: 50,
}

export const NARROW: DrawingForm = {
  name: 'narrow',
  room: 290,
  text: 13.5,
  label: 13,
  nodeWrap: 108,
  labelWrap: 96,
  nodeGap: 14,
  rankGap: 38,
}
