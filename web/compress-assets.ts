import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildOptions } from './build-mark.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const texts = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])
/** Bytes. A first load has some twenty files below 1,000, which pressed are half as large; below this nothing is gained. */
const worthwhile = 200

/** Of Brotli, on this machine alone: a tenth larger than the hardest, in a twentieth of its time. */
const quickQuality = 5

/**
 * Writes a `.br` and a `.gz` beside each text asset, pressed as hard as can be: once here, never while serving. `quick`
 * writes a lightly pressed `.br` alone, which every browser takes from the machine it runs on.
 */
export async function compressAssets(folder: string, { quick }: BuildOptions): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const plain = await readFile(file)
      if (plain.length < worthwhile) return
      const quality = quick ? quickQuality : 11
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await writeFile(`${file}.br`, await brotli(plain, { params }))
      if (!quick) await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
    }),
  )
}
