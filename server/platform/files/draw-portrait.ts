import * as t from '@talentplace/contract/core/messages/refusals'
import sharp from 'sharp'
import { HttpError } from '../http/http-error.ts'

/** The square of a picture, in its pixels. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

const portraitSide = 512

/** A square of a picture as a portrait: WebP, 512 pixels wide and high. @throws HttpError 415 `file_type` for what can't be drawn */
export async function drawPortrait(bytes: Buffer, { left, top, side }: Square): Promise<Buffer> {
  try {
    return await sharp(bytes, { failOn: 'error' })
      .extract({ left, top, width: side, height: side })
      .resize(portraitSide, portraitSide)
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new HttpError(415, 'file_type', t.pictureUnusable())
  }
}
