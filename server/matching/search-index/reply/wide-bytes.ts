/**
 * UTF-8 that is copied eight bytes at a time, as a floating-point number: for so few bytes, asking for a copy takes longer
 * than copying, and one by one they take eight times as many steps. The only numbers that such a copy may change are the
 * ones that aren't numbers, and their bytes never stand in UTF-8.
 */
export interface WideBytes {
  readonly view: DataView
  readonly length: number
}

/** Bytes that are read, and written, behind what is copied; zeros or more UTF-8. */
export const wideMargin = 8

export function wideBytes(text: string): WideBytes {
  const bytes = Buffer.from(text)
  const padded = new Uint8Array(bytes.length + wideMargin)
  padded.set(bytes)
  return { view: new DataView(padded.buffer), length: bytes.length }
}
