import sharp from 'sharp'
import { HttpError } from '../http/http-error.ts'

export interface Redrawn {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  /** WebP, at most 640 pixels wide or high. */
  readonly small: Buffer
}

const maxPixels = 50_000_000
const smallSide = 640

/**
 * A picture drawn anew in its own format, upright, with nothing in it but its pixels; a moving one still moves.
 * @throws HttpError 415 `file_type` for what can't be drawn, or has more than 50 million pixels
 */
export async function redrawPicture(bytes: Buffer, mediaType: string): Promise<Redrawn> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' as const }
  try {
    const drawn = await sharp(bytes, { ...options, animated: mediaType === 'image/gif' || mediaType === 'image/webp' })
      .autoOrient()
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(bytes, options)
      .autoOrient()
      .resize(smallSide, smallSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
    const { width, pageHeight, height } = drawn.info
    return { bytes: drawn.data, width, height: pageHeight ?? height, small }
  } catch {
    const message =
      'We can’t read this picture: it is damaged, or larger than 50 megapixels. Please save it anew or smaller.'
    throw new HttpError(415, 'file_type', message)
  }
}
