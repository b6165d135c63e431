import { readFile, readdir, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const texts = new Set(['.js', '.css', '.svg', '.txt', '.webmanifest'])
/** Bytes. A first load has some twenty files below 1,000, which pressed are half as large; below this nothing is gained. */
const worthwhile = 200

/** Writes a `.br` and a `.gz` beside each text asset, pressed as hard as can be: once here, never while serving. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const plain = await readFile(file)
      if (plain.length < worthwhile) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
      await writeFile(`${file}.br`, await brotli(plain, { params }))
      await writeFile(`${file}.gz`, await zip(plain, { level: 9 }))
    }),
  )
}
