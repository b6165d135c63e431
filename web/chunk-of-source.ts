import { relative } from 'node:path'
import type { Plugin } from 'vite'
import type { Manifest } from './page-html.ts'

/** The name, in the build's folder, of the file that tells which chunk a source became part of. */
export const chunkOfSourceFile = '.vite/chunk-of-source.json'

/** Writes it: the bundler's manifest names a chunk by a source only where the chunk is that source's alone. */
export function chunkOfSource(root: string): Plugin {
  return {
    name: 'chunk-of-source',
    apply: 'build',
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk'
          ? part.moduleIds.map((id) => [relative(root, id).replaceAll('\\', '/'), part.fileName])
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: chunkOfSourceFile,
        source: JSON.stringify(Object.fromEntries(sources)),
      })
    },
  }
}

/** The manifest with the sources asked for among its keys. */
export function withSources(
  manifest: Manifest,
  fileOf: Readonly<Record<string, string>>,
  sources: readonly string[],
): Manifest {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const found = sources.map((source) => {
    const chunk = chunks.get(fileOf[source] ?? '')
    if (!chunk) throw new Error(`The build has no chunk with ${source}`)
    return [source, chunk] as const
  })
  return { ...manifest, ...Object.fromEntries(found) }
}
