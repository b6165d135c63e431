import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

export interface Avatar {
  readonly image: Buffer
  /** Quoted, as the header carries it. */
  readonly etag: string
}

const folder = new URL('../../data/avatars/', import.meta.url)

/** Reads every drawn portrait into memory (about 1 MB), by its number. */
export async function readAvatars(): Promise<ReadonlyMap<number, Avatar>> {
  const names = (await readdir(folder)).filter((name) => /^\d+\.svg$/.test(name))
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[number, Avatar]> => {
        const image = await readFile(new URL(name, folder))
        const etag = `"${createHash('sha256').update(image).digest('base64url').slice(0, 22)}"`
        return [Number.parseInt(name, 10), { image, etag }]
      }),
    ),
  )
}
